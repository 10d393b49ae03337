import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'

test.use({ as: 'member' })

/** One of each family and kind. */
const ARTICLES = {
  'a plan': 'punching-shear-flat-slabs',
  'a section with bars': 'singly-reinforced-sections-in-bending',
  'a bolt group': 'bolted-shear-connections',
  'a profile on a plate': 'column-base-plates',
  'a wall': 'retaining-walls-earth-pressure-and-sliding',
  'roof zones': 'wind-on-pitched-and-duopitch-roofs',
  'a pile': 'axially-loaded-piles',
  'a truss': 'trusses-and-hollow-section-joints',
  'struts and ties': 'strut-and-tie-deep-beams',
  'a beam': 'combinations-of-actions-en-1990',
  'a sketch with larger heights': 'prestress-and-post-tensioning',
} as const

/** Pixels of a page are 96 to the inch; the sheet of A4 has 18 mm at each side. */
const pixels = (mm: number) => Math.round((mm / 25.4) * 96)
const COLUMN = { A4: 210 - 36, A5: 148 - 36 }

async function onPaper(page: Page, paper: keyof typeof COLUMN): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: pixels(COLUMN[paper]), height: 900 })
}

/** Each drawing as it is laid out, in mm: its width, its scale, its dimension lines and what they say. */
const measured = (page: Page) =>
  page.locator('figure.drawing').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const svg = figure.querySelector('svg')!
      const caption = figure.querySelector('.drawing-scale')!.textContent.replaceAll('\u00a0', ' ')
      const ratio = /([\d.]+) : ([\d.]+) when printed on A4/.exec(caption)
      if (!ratio) return []
      const scale = Number(ratio[2]) / Number(ratio[1])
      const times = Number(/heights ([\d.]+) times/.exec(caption)?.[1] ?? 1)
      const inMm = (px: number) => (px * 25.4) / 96
      const middles = [...svg.querySelectorAll('path.slash')].map((slash) => {
        const { left, right, top, bottom } = slash.getBoundingClientRect()
        return [(left + right) / 2, (top + bottom) / 2] as const
      })
      // Both ends of a dimension line follow one another.
      const lengths = middles.flatMap(([x, y], at) => {
        const next = middles[at + 1]
        return at % 2 === 0 && next ? [inMm(Math.hypot(next[0] - x, (next[1] - y) / times)) * scale] : []
      })
      const words = svg.getAttribute('aria-label')!.replaceAll('\u00a0', ' ').replaceAll('\u202f', '')
      const said = [
        ...words.matchAll(/(?:Dimension from [^:]*?: (?:[^.:]* = )?|A beam of )([\d.]+) (mm|m)(?=[.:])/g),
      ].map(([, number, unit]) => Number(number) * (unit === 'm' ? 1000 : 1))
      return [{ caption, scale, said, lengths, width: inMm(svg.getBoundingClientRect().width) }]
    }),
  )

for (const [kind, slug] of Object.entries(ARTICLES))
  test(`${kind} is printed to the scale that its caption names`, async ({ page }) => {
    await page.goto(`/articles/${slug}`)
    await expect(page.locator('figure.drawing svg').first()).toBeVisible()
    await onPaper(page, 'A4')
    const found = await measured(page)
    expect(found.flatMap(({ said }) => said)).not.toEqual([])
    for (const { caption, scale, said, lengths, width } of found) {
      expect(Math.abs(width - 120), caption).toBeLessThan(0.1)
      // Places are rounded to a tenth of a unit, which is 0.03 mm of paper.
      for (const nominal of said) {
        const off = Math.min(...lengths.map((one) => Math.abs(one - nominal)))
        expect(off / scale, `${nominal} mm, ${caption}`).toBeLessThan(
          Math.max((0.01 * nominal) / scale, 0.035),
        )
      }
    }
  })

/** With long equations in their calculations or, the last, in the text. */
const LONG = [
  'composite-beam-plastic-bending',
  'glass-pane-strength-en-16612',
  'concrete-fire-resistance-tabulated',
]

for (const slug of LONG)
  test(`nothing of ${slug} is wider than the paper, which would make all of it smaller`, async ({ page }) => {
    await page.goto(`/articles/${slug}`)
    await page.evaluate(() => document.fonts.ready)
    const isTooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    await expect(async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1440, height: 900 })
      // As a browser does; the page listens once its scripts have come.
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await onPaper(page, 'A4')
      expect(await isTooWide()).toBe(false)
    }).toPass()
  })

test('a drawing is no wider than narrow paper, and keeps its scale in the print of a project', async ({
  page,
  playwright,
  baseURL,
}) => {
  const article = `/articles/${ARTICLES['a profile on a plate']}`
  await page.goto(article)
  const figure = page.locator('figure.drawing').first()
  await expect(figure.locator('svg')).toBeVisible()
  const anchor = await figure.getAttribute('id')
  await onPaper(page, 'A5')
  for (const { width } of await measured(page)) expect(width).toBeLessThanOrEqual(COLUMN.A5 + 0.3)

  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
  const { id: articleId } = (await (await page.request.get(`/api${article}`)).json()) as { id: number }
  const project = await page.request.post('/api/projects', { data: { name: 'Depot' } })
  const { id } = (await project.json()) as { id: string }
  const data = { kind: 'passage', articleId, anchor }
  expect((await page.request.post(`/api/projects/${id}/items`, { data })).ok()).toBe(true)
  await page.goto(`/projects/${id}/print`)
  await expect(figure.locator('svg')).toBeVisible()
  await onPaper(page, 'A4')
  const [found] = await measured(page)
  expect(Math.abs(found!.width - 120)).toBeLessThan(0.1)
})
