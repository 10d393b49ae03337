import { readFileSync } from 'node:fs'
import type axeCore from 'axe-core'
import { DRAWN, outcomesOf } from '../support/drawn-articles'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
test.use({ as: 'member' })

/** As many pictures are laid out at once. */
const BATCH = 40

/**
 * Sets pictures one below another into the first figure of the page, and returns which labels lie over one
 * another, outside of their picture or on a dimension line or leader, as the browser draws them.
 */
const crowded = (page: Page, pictures: { said: string; svg: string }[]) =>
  page
    .locator('figure.drawing .drawing-picture')
    .first()
    .evaluate((frame, all) => {
      frame.innerHTML = all.map(({ svg }) => svg).join('')
      return [...frame.querySelectorAll(':scope > svg')].flatMap((element, at) => {
        const svg = element as SVGSVGElement
        const picture = svg.getBoundingClientRect()
        const boxes = [...svg.querySelectorAll('text')].map((text) => ({
          said: text.textContent,
          box: text.getBoundingClientRect(),
        }))
        const line = (picture.width / svg.viewBox.baseVal.width) * 3
        const outside = boxes.filter(
          ({ box }) => box.left < picture.left - 1 || box.right > picture.right + 1,
        )
        const over = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.box.left < other.box.right - 1 &&
                other.box.left < one.box.right - 1 &&
                one.box.top + line < other.box.bottom &&
                other.box.top + line < one.box.bottom,
            )
            .map((other) => `${one.said} over ${other.said}`),
        )
        // A line is straight between the points of its path; it is looked at every two units.
        const crossed = [
          ...svg.querySelectorAll<SVGPathElement>('path.dim, svg:not(:has(path.grid)) > path.leader'),
        ].flatMap((path) => {
          const toPage = path.getScreenCTM()!
          const d = path.getAttribute('d')!.split('M').slice(1)
          return d.flatMap((stroke) => {
            const points = stroke.split('L').map((point) => point.trim().split(/[ ,]/).map(Number))
            return points.slice(1).flatMap(([x = 0, y = 0], index) => {
              const [fromX = 0, fromY = 0] = points[index]!
              const pieces = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / 2))
              return Array.from({ length: pieces + 1 }, (_, at) =>
                new DOMPoint(
                  fromX + ((x - fromX) * at) / pieces,
                  fromY + ((y - fromY) * at) / pieces,
                ).matrixTransform(toPage),
              )
            })
          })
        })
        const through = boxes.flatMap(({ said, box }) =>
          crossed.some(
            (at) =>
              at.x > box.left + 1 &&
              at.x < box.right - 1 &&
              at.y > box.top + line &&
              at.y < box.bottom - line,
          )
            ? [`a line through ${said}`]
            : [],
        )
        return [...outside.map(({ said }) => `${said} outside`), ...over, ...through].map(
          (found) => `${all[at]!.said}: ${found}`,
        )
      })
    }, pictures)

const figures = (page: Page) => page.locator('figure.drawing')

test('no label of any article lies over another or on a dimension line, with the author’s values and at the ends of the ranges', async ({
  page,
}) => {
  test.slow()
  await page.goto('/articles/punching-shear-flat-slabs')
  await expect(figures(page).first().locator('svg')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const pictures = DRAWN.flatMap((slug) =>
    outcomesOf(slug).flatMap((outcome) =>
      'svg' in outcome
        ? [{ said: `${slug}, ${outcome.title}, ${outcome.inputs || 'as written'}`, svg: outcome.svg }]
        : [],
    ),
  )
  expect(pictures.length).toBeGreaterThan(DRAWN.length)
  for (let from = 0; from < pictures.length; from += BATCH)
    expect(await crowded(page, pictures.slice(from, from + BATCH))).toEqual([])
})

test('a drawing follows the inputs of its calculation', async ({ page }) => {
  await page.goto('/articles/punching-shear-flat-slabs')
  const figure = figures(page).first()
  await expect(figure.getByText('u1 = 4742 mm', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: /Mean effective depth/ }).fill('300')
  await expect(figure.getByText('2d = 600 mm', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(figure.getByText('2d = 500 mm', { exact: true })).toBeVisible()
})

test('drawings and plots show what was entered in their calculation after Reload and Back, too', async ({
  page,
}) => {
  await page.goto('/articles/punching-shear-flat-slabs')
  const figure = figures(page).first()
  const follows = figure.getByText('2d = 600 mm', { exact: true })
  const plot = page.locator('.calculation-plot .here').first()
  const before = await plot.getAttribute('cx')
  await page.getByRole('textbox', { name: /Mean effective depth/ }).fill('300')
  await expect(follows).toBeVisible()
  const here = await plot.getAttribute('cx')
  expect(here).not.toBe(before)
  await page.reload()
  await expect(follows).toBeVisible()
  await expect(plot).toHaveAttribute('cx', here!)
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible()
  await page.goBack()
  await expect(follows).toBeVisible()
  await expect(plot).toHaveAttribute('cx', here!)
})

test('a drawing is enlarged after an input was changed, whatever text is selected', async ({ page }) => {
  await page.goto('/articles/column-base-plates')
  const plate = page.getByRole('textbox', { name: /^B / })
  await plate.fill('500')
  // The next field has its text selected now.
  await plate.press('Tab')
  await expect(page.locator('.drawing').first()).toContainText('500 mm')
  await page.getByRole('button', { name: 'Enlarge' }).first().press('Enter')
  await expect(page.getByRole('dialog')).toContainText('500 mm')
})

test('a drawing is enlarged by keyboard, zoomed, downloaded and closed', async ({ page }) => {
  await page.goto('/articles/punching-shear-flat-slabs')
  const opener = figures(page).first().getByRole('button', { name: 'Enlarge' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const picture = dialog.locator('svg')
  const width = (await picture.boundingBox())!.width
  await page.keyboard.press('+')
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(width * 1.3)
  for (const [name, kind] of [
    ['SVG: download', 'svg'],
    ['PNG: download', 'png'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(new RegExp(`^figure-1-.*\\.${kind}$`))
    const bytes = readFileSync(await file.path())
    if (kind === 'png') expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    else expect(bytes.toString()).toMatch(/^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  }
  await page.evaluate(AXE)
  expect(
    await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      return (await axe.run('dialog')).violations.map(({ id }) => id)
    }),
  ).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const width of [390, 1440])
  test(`an enlarged drawing keeps its middle when it is zoomed, and arrow keys move it, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/articles/punching-shear-flat-slabs')
    await figures(page).first().getByRole('button', { name: 'Enlarge' }).press('Enter')
    const frame = page.locator('.drawing-enlarged')
    /** The place of the drawing in the middle of its frame, in parts of its size. */
    const middle = () =>
      frame.evaluate((element) => {
        const box = element.querySelector('svg')!.getBoundingClientRect()
        const { left, top } = element.getBoundingClientRect()
        return [
          (left + element.clientWidth / 2 - box.left) / box.width,
          (top + element.clientHeight / 2 - box.top) / box.height,
        ].map((part) => Math.round(part * 100) / 100)
      })
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    for (const key of ['0', '+', '+', '+', '+']) await page.keyboard.press(key)
    const [across = 0, down = 0] = await middle()
    expect(Math.abs(across - 0.5)).toBeLessThan(0.03)
    expect(Math.abs(down - 0.5)).toBeLessThan(0.03)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const [right = 0, below = 0] = await middle()
    expect(right).toBeGreaterThan(across)
    expect(below).toBeGreaterThan(down)
    await page.getByRole('button', { name: 'Larger' }).click()
    for (const [at, part] of (await middle()).entries())
      expect(Math.abs(part - [right, below][at]!)).toBeLessThan(0.02)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    const [left = 1, above = 1] = await middle()
    expect(left).toBeLessThan(right)
    expect(above).toBeLessThan(below)
    await page.keyboard.press('0')
    await expect(page.getByRole('button', { name: 'Smaller' })).toBeDisabled()
    await expect(close).toBeVisible()
  })

test('an article with drawings fetches no code for them before they are used', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  await page.goto('/articles/punching-shear-flat-slabs')
  await page.waitForLoadState('networkidle')
  expect(
    scripts.filter((text) => text.includes('drawing-enlarged') || text.includes('when printed')),
  ).toEqual([])
})

test('a drawing is inserted from the toolbar, begun from an example, corrected and previewed', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
  await page.goto('/submit-article')
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.click()
  await page.getByRole('button', { name: 'Drawing', exact: true }).click()
  const lines = page.getByRole('textbox', { name: 'Drawing, one statement a line' })
  const outcome = page.locator('.calculation-outcome')
  const shown = page.locator('.calculation-typeset')
  await expect(lines).toBeFocused()
  await expect(outcome).toContainText('Drawn.')
  await expect(shown.locator('svg')).toContainText('2d = 500')

  await page.getByRole('button', { name: 'Beam: begin from this example' }).click()
  await expect(lines).toContainText('span A-B 6 m')
  await expect(shown.locator('figcaption')).toContainText('Two-span beam')
  await lines.press('ControlOrMeta+z')
  await expect(lines).toContainText('offset u1 from column')
  await expect(shown.locator('figcaption')).toContainText('Control perimeter')

  await lines.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('rect pad at 0, 0 size 1 m x 20 kN')
  await expect(outcome).toContainText('Line 11, column 29: Here a length is expected, and not a force.')
  await expect(lines.locator('.cm-lintRange-error')).toBeVisible()
  await expect(shown).toContainText('As it was before the error')
  await expect(shown.locator('svg')).toContainText('2d = 500')
  for (let at = 0; at < 5; at++) await page.keyboard.press('Backspace')
  await page.keyboard.insertText('2 m "pad"')
  await expect(outcome).toContainText('Drawn.')
  await expect(lines.locator('.cm-lintRange-error')).toHaveCount(0)
  await expect(shown.getByText('pad', { exact: true })).toBeVisible()

  await page.getByLabel('Title').fill('Seen before it is sent')
  await page.getByRole('button', { name: 'Preview' }).click()
  const seen = page.getByRole('dialog', { name: 'Preview' }).locator('figure.drawing')
  await expect(seen).toContainText('Figure 1.')
  await expect(seen.locator('svg').getByText('pad', { exact: true })).toBeVisible()
})
