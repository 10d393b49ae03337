import { writeFileSync } from 'node:fs'
import { docxOf, relationsOf } from '../support/docx'
import { frac, oMath, oMathPara, r, sSub } from '../support/omml'
import { png } from '../support/pictures'
import { toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const text = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const dialog = (page: Page) => page.getByRole('dialog')

const p = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`
const t = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`
const cell = (words: string) => `<w:tc>${p(t(words))}</w:tc>`
const STYLES = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/></w:style></w:styles>`
const PICTURE = `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="p"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
const CHART = `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="c"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

const DOCUMENT = {
  name: 'Beams.docx',
  mimeType: DOCX,
  buffer: docxOf(
    p(t('Beams that cannot buckle'), 'T') +
      p(t('Bending'), 'H') +
      p(
        t('A beam that is restrained along its length cannot buckle sideways, so the moment ') +
          oMath(sSub(r('M'), r('Ed'))) +
          t(' is compared with the resistance of its section alone.'),
      ) +
      p(
        oMathPara(
          `${sSub(r('M'), r('Rd'))}${r('=')}${frac(`${r('W')}${sSub(r('f'), r('y'))}`, sSub(r('γ'), r('M0')))}`,
        ),
      ) +
      `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Grade')}${cell('MPa')}</w:tr><w:tr>${cell('S355')}${cell('355')}</w:tr></w:tbl>` +
      p(PICTURE) +
      p(t('The chart shows the resistance.') + CHART),
    {
      'word/_rels/document.xml.rels': relationsOf([
        ['s', 'styles', 'styles.xml'],
        ['p', 'image', 'media/p.png'],
      ]),
      'word/styles.xml': STYLES,
      'word/media/p.png': png(80, 60),
    },
  ),
}

test('a Word document becomes a draft, which is kept after a reload and can be submitted', async ({
  page,
  playwright,
  baseURL,
  watched,
}) => {
  // The file that is none.
  watched.allow(failedLoad(400))
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
  await page.goto('/submit-article')
  await expect(text(page)).toBeVisible()

  const open = () => page.getByRole('button', { name: 'Import a Word document' }).click()
  await open()
  const file = dialog(page).getByLabel('Word document')
  await file.setInputFiles({ name: 'Old.doc', mimeType: '', buffer: Buffer.from('Dear editors') })
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'This is not a Word document. Please choose a .docx file.',
  )
  await file.setInputFiles({ name: 'Empty.docx', mimeType: DOCX, buffer: docxOf(p('')) })
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('There is no text in this document.')
  // Corrected in Word meanwhile, it is chosen again, which a browser does not say of the same file.
  const onDisk = test.info().outputPath('Beams.docx')
  writeFileSync(onDisk, docxOf(p('')))
  await file.setInputFiles(onDisk)
  writeFileSync(onDisk, DOCUMENT.buffer)
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The file was changed or moved since it was chosen. Please choose it again.',
  )
  const chooser = page.waitForEvent('filechooser')
  await file.click()
  await (await chooser).setFiles(onDisk)
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await dialog(page).getByLabel('Alternative text').fill('A beam on two supports')
  await dialog(page).getByRole('button', { name: 'Insert', exact: true }).click()

  // What stayed behind is said, with the words beside it.
  await expect(dialog(page).getByRole('listitem')).toHaveText('A chartNear “The chart shows the resistance.”')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog(page)).toBeHidden()
  const whole = async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Beams that cannot buckle')
    await expect(text(page).getByRole('heading', { level: 2, name: 'Bending' })).toBeVisible()
    await expect(text(page).locator('.katex')).toHaveCount(2)
    await expect(text(page).getByRole('columnheader', { name: 'Grade' })).toBeVisible()
    await expect(text(page).getByRole('img', { name: 'A beam on two supports' })).toBeVisible()
  }
  await whole()

  // Undo takes the import back with its title, and redo brings the text again.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page).getByRole('heading', { name: 'Bending' })).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(text(page).getByRole('heading', { name: 'Bending' })).toHaveCount(1)
  await page.getByLabel('Title').fill('Beams that cannot buckle')

  // What is written is replaced only when that is asked for, and undo brings it back.
  await open()
  await dialog(page).getByLabel('Word document').setInputFiles(DOCUMENT)
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Insert at the end' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(dialog(page).getByText('since this article has one')).toBeVisible()
  await expect(dialog(page).getByText('A figure without alternative text')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(text(page).getByRole('heading', { name: 'Bending' })).toHaveCount(2)
  await expect(text(page).getByRole('img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page).getByRole('heading', { name: 'Bending' })).toHaveCount(1)
  await saved(page)

  await page.reload()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Your draft is back' })).toBeVisible()
  await whole()
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Submit Article' }).click()
  await expect(toastOf(page)).toContainText('Article Submitted Successfully!')
})
