import { toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const PATH = '/paths/new-graduate-concrete'
const TITLE = 'New graduate: concrete'

const signInAs = async (page: Page, { email, password }: { email: string; password: string }) =>
  expect((await page.request.post('/api/login', { data: { email, password } })).ok()).toBe(true)

const box = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: new RegExp(`^Done: ${number}\\. `) })

/** The answer to a mark. */
const stored = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().includes('/steps/'))

test('a member works through a path, and its articles say where they stand in it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  await signInAs(page, await newMember(request))
  await request.dispose()
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Paths: articles in a reading order' }).click()
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText('0 of 16 steps done')).toBeVisible()

  const answer = stored(page)
  await box(page, 4).click()
  await expect(page.getByText('1 of 16 steps done')).toBeVisible()
  expect((await answer).ok()).toBe(true)
  await page.reload()
  await expect(box(page, 4)).toBeChecked()

  // A table is done, so that what follows it is next; an article that is opened is done by that.
  await page.getByRole('link', { name: /^Continue with ‘Singly reinforced/ }).click()
  await page.waitForURL('/articles/singly-reinforced-sections-in-bending')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const place = page.getByRole('navigation', { name: `Path: ${TITLE}` })
  await expect(place).toContainText(`Step 5 of 16 in ${TITLE}`)
  await expect(place.getByRole('link', { name: /^Next step: Designing shear links/ })).toBeVisible()
  await place.getByRole('link', { name: TITLE, exact: true }).click()
  await expect(page.getByText('2 of 16 steps done')).toBeVisible()
  await expect(box(page, 5)).toBeChecked()

  await page.getByRole('button', { name: 'Leave this path' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(toastOf(page)).toContainText('Path Left')
  await expect(box(page, 4)).not.toBeChecked()
})

test('a mark that the server refuses is taken back, and says so', async ({
  page,
  playwright,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  const request = await playwright.request.newContext({ baseURL })
  await signInAs(page, await newMember(request))
  await request.dispose()
  await page.goto(PATH)
  await page.route('**/steps/*', (route) => route.abort())
  // It may be taken back before anybody looks at it.
  await box(page, 1).click()
  await expect(toastOf(page)).toContainText('The mark is not stored')
  await expect(box(page, 1)).not.toBeChecked()
  await expect(page.getByText('0 of 16 steps done')).toBeVisible()
  // Nor does it stay where the path cannot be asked for again either.
  await page.route('**/api/paths/**', (route) => route.abort())
  await box(page, 1).click()
  await expect(box(page, 1)).not.toBeChecked()
  await expect(page.getByText('0 of 16 steps done')).toBeVisible()
})

test.describe('an administrator', () => {
  test.use({ as: 'admin' })

  test('reads in the editor of which paths an article is a step, before it becomes a draft', async ({
    page,
  }) => {
    const { id } = (await (
      await page.request.get('/api/articles/load-take-down-and-unit-weights')
    ).json()) as { id: number }
    await page.goto(`/admin/articles/edit/${id}`)
    const published = page.getByRole('switch', { name: 'Published' })
    await expect(published).toBeChecked()
    await expect(page.getByText('It is a step of')).toHaveCount(0)
    await published.uncheck()
    await expect(page.getByText(/Saved as a draft\. It is a step of the paths? “/)).toBeVisible()
  })

  test('makes a path by keyboard, publishes it and deletes it', async ({ page }) => {
    const title = `Bridges ${Date.now()}`
    await page.goto('/admin/paths')
    await page.getByRole('button', { name: 'New path' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('Please say whom it is for')).toBeVisible()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Whom it is for').fill('Bridge engineers.')
    await dialog.getByLabel('Summary').fill('Little: the library is about buildings.')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.getByRole('button', { name: 'Section', exact: true }).click()
    await dialog.getByLabel('Name').fill('Details')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 3, name: 'Details' })).toBeVisible()

    await page.getByRole('button', { name: 'Step', exact: true }).click()
    await expect(dialog.getByLabel('Article', { exact: true })).toBeFocused()
    await dialog.getByLabel('Article', { exact: true }).fill('fatigue categories')
    await dialog.getByRole('button', { name: /^Fatigue assessment/ }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Choose another' })).toBeFocused()
    await dialog.getByLabel('Part').selectOption({ label: 'Section: Which stress' })
    await dialog
      .getByLabel('What to take from it, and why it comes here')
      .fill('Know the stress that counts.')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Know the stress that counts.')).toBeVisible()

    const rows = page.getByRole('region', { name: 'Steps' }).getByRole('listitem')
    await expect(rows.first()).toContainText('Details')
    await page.getByRole('button', { name: /^Move Fatigue assessment.* up$/ }).press('Enter')
    await expect(rows.first()).toContainText('Know the stress that counts.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toastOf(page)).toContainText('Path Published')
    await page.getByRole('link', { name: 'See it as a reader' }).click()
    await expect(page.getByText('0 of 1 step done')).toBeVisible()
    await expect(page.getByText('Section: Which stress')).toBeVisible()

    await page.goto('/admin/paths')
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.waitForURL('/admin/paths')
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  })
})
