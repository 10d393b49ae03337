import { toastOf } from './support/pages'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'
import { EVALUATOR, evaluatorAmong, scriptsOf } from './support/wire'

const ADDRESS = '/articles/punching-shear-flat-slabs'
const sheet = (page: Page) => page.getByRole('group', { name: /^Punching shear/ })
const force = (page: Page) => sheet(page).getByRole('textbox', { name: /Column reaction/ })
const verdict = (page: Page) => sheet(page).getByRole('status')

test.use({ as: 'member' })

test('a reader changes an input, sees the check fail, and takes it back', async ({ page }) => {
  await page.goto(ADDRESS)
  await expect(verdict(page)).toHaveText('Every check passes; the largest utilisation is 0.960.')
  await force(page).fill('1400')
  await expect(verdict(page)).toHaveText('2 checks fail; the largest utilisation is 2.180.')
  await expect(sheet(page).getByText('fails: 1.381 > 1')).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Reset' }).click()
  await expect(verdict(page)).toHaveText('Every check passes; the largest utilisation is 0.960.')
  await sheet(page).getByRole('button', { name: 'Undo reset' }).click()
  await expect(force(page)).toHaveValue('1400')
})

test('a sheet that cannot start without a connection says so, and calculates once it is back', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  await page.goto(ADDRESS)
  // A key that is pressed before the page listens would be read by it later.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await force(page).fill('1400')
  await expect(verdict(page)).toHaveText(/^Not calculated with what you entered/)
  await context.setOffline(false)
  await expect(verdict(page)).toHaveText('2 checks fail; the largest utilisation is 2.180.')
  await expect(force(page)).toHaveValue('1400')
})

test('a value out of range is refused at its field', async ({ page }) => {
  await page.goto(ADDRESS)
  await force(page).fill('5')
  await expect(force(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(sheet(page).getByText('Please enter a number from 50 to 3000 kN.')).toBeVisible()
  await expect(verdict(page)).toHaveText(
    /^With these values not every line can be calculated: please look at “Column reaction from the slab”\.$/,
  )
})

test('every input that is refused is named, and a point between thousands is asked about', async ({
  page,
}) => {
  await page.goto(ADDRESS)
  await force(page).fill('1.200')
  await expect(
    sheet(page).getByText(
      '“1.200” is read as 1.2 kN, which is out of range: please type 1200 kN if you mean that.',
    ),
  ).toBeVisible()
  await sheet(page)
    .getByRole('textbox', { name: /Mean effective depth/ })
    .fill('5')
  await expect(verdict(page)).toHaveText(
    /please look at (“Column reaction from the slab” and “Mean effective depth”|“Mean effective depth” and “Column reaction from the slab”)\.$/,
  )
  await expect(force(page)).toHaveValue('1.200')
  await page.reload()
  await expect(sheet(page).getByText('“1.200 kN” is read as 1.2 kN')).toBeVisible()
  await force(page).fill('1200')
  await expect(verdict(page)).toHaveText(/please look at “Mean effective depth”\.$/)
})

/** By how much the ring of the focus keeps from the texts beside and below it, and from its sheet's edge. */
const roomOfRing = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement!
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(field)
    const around = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const { left, right, bottom } = field.getBoundingClientRect()
    const line = field.closest('.calculation-input')!
    const textOf = (of: string) => {
      const range = document.createRange()
      range.selectNodeContents(line.querySelector(of)!)
      return range.getBoundingClientRect()
    }
    const edge = field.closest('.calculation')!.getBoundingClientRect()
    return {
      isShown: outlineStyle === 'solid' && around > 0,
      unit: textOf('.calculation-unit').left - (right + around),
      range: textOf('.calculation-range').top - (bottom + around),
      edge: Math.min(left - around - edge.left, edge.right - textOf('.calculation-unit').right),
    }
  })

for (const width of [390, 1440])
  test(`the ring of a field’s focus touches no text beside it, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(ADDRESS)
    for (const value of ['900', '900.123456789', '12 kilonewtons and a half']) {
      await force(page).fill(value)
      await expect(force(page)).toHaveCSS('outline-style', 'solid')
      const room = await roomOfRing(page)
      expect(room.isShown).toBe(true)
      expect(room.unit).toBeGreaterThanOrEqual(2)
      expect(room.range).toBeGreaterThanOrEqual(1)
      expect(room.edge).toBeGreaterThanOrEqual(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

test('a value in another unit is understood, and one of another kind refused with those that fit', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.goto(ADDRESS)
  await force(page).fill('0,85 MN')
  await expect(verdict(page)).toHaveText('Every check passes; the largest utilisation is 0.934.')
  await page.keyboard.press('Tab')
  await expect(force(page)).toHaveValue('850')
  await expect(page).toHaveURL(/V_Ed=850\+kN&/)
  await force(page).fill('850 mm')
  const refused = sheet(page).getByText('takes a force, in kN, N, MN, lbf or kip, and not a length.')
  await expect(refused).toHaveText(/^VEd takes a force/)
  await expect(force(page)).toBeFocused()
  await expect(force(page)).toHaveValue('850 mm')
  // The address says what can be calculated with, and so does a link; the tab remembers what was typed.
  await sheet(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(toastOf(page)).toContainText('A value cannot be calculated with')
  await expect(force(page)).toBeFocused()
  await expect(sheet(page).getByRole('status')).toContainText('not every line can be calculated')
  await expect(page).toHaveURL(/V_Ed=850\+kN&/)
  await page.reload()
  await expect(refused).toBeVisible()
  await expect(force(page)).toHaveValue('850 mm')
  await expect(page).toHaveURL(/V_Ed=850\+kN&/)
  expect(await evaluatorAmong(page, [...new Set(scripts)])).toBeLessThanOrEqual(EVALUATOR)
})

test('what a sheet offers is there before anything is changed, and nothing moves when Reset comes', async ({
  page,
}) => {
  await page.goto(ADDRESS)
  const tool = (name: string) => sheet(page).getByRole('button', { name })
  await expect(tool('Save my copy')).toBeVisible()
  await expect(tool('Copy link')).toBeVisible()
  await expect(tool('Reset')).toBeHidden()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const bar = sheet(page).locator('.calculation-bar')
    const height = () => bar.evaluate((element) => element.getBoundingClientRect().height)
    const before = await height()
    await force(page).fill('901')
    await expect(tool('Reset')).toBeVisible()
    // The border above a bar that stays in sight.
    expect((await height()) - before).toBeLessThanOrEqual(1)
    await tool('Reset').click()
    await expect(tool('Undo reset')).toBeVisible()
    expect(await height()).toBe(before)
    await force(page).fill('900')
    await expect(tool('Undo reset')).toBeHidden()
  }
})

test('a link opens the calculation as it was', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(ADDRESS)
  await force(page).fill('850')
  await sheet(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(toastOf(page)).toContainText('It opens the calculation with your values.')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/articles')
  await page.goto(address)
  await expect(force(page)).toHaveValue('850')
  await expect(verdict(page)).toHaveText('Every check passes; the largest utilisation is 0.934.')
})

test('what is entered is there again after a reload, and after coming back', async ({ page }) => {
  await page.goto(ADDRESS)
  await force(page).fill('850')
  await expect(page).toHaveURL(
    /#calculation-punching-shear-at-an-internal-column\?V_Ed=850\+kN&.*revision=1$/,
  )
  await page.reload()
  await expect(force(page)).toHaveValue('850')
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible()
  await page.goBack()
  await expect(verdict(page)).toHaveText('Every check passes; the largest utilisation is 0.934.')
  await sheet(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(ADDRESS)
})

test('a place of the page that is gone to, a reload and Back lose nothing of what is entered', async ({
  page,
}) => {
  await page.goto(ADDRESS)
  await force(page).fill('850')
  await expect(page).toHaveURL(/V_Ed=850/)
  await page.locator('a[href="#references"]').first().click()
  await expect(page).toHaveURL(`${ADDRESS}#references`)
  await expect(force(page)).toHaveValue('850')
  await page.reload()
  await expect(force(page)).toHaveValue('850')
  await expect(verdict(page)).toHaveText('Every check passes; the largest utilisation is 0.934.')
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${ADDRESS}#references`)
  await expect(force(page)).toHaveValue('850')
  await force(page).fill('820')
  await expect(page).toHaveURL(/V_Ed=820/)
  await page.goBack()
  await expect(page).toHaveURL(/V_Ed=820/)
  await expect(force(page)).toHaveValue('820')
  // Whoever comes anew finds the author's values.
  await page.goto('/articles')
  await page.goto(ADDRESS)
  await expect(force(page)).toHaveValue('900')
})

test('every sheet of a page keeps what was entered in it through a reload', async ({ page }) => {
  await page.goto('/help/calculations')
  const sheets = page.locator('.calculation')
  const field = (sheet: number) => sheets.nth(sheet).getByRole('textbox').first()
  const entered: string[] = []
  for (const sheet of [0, 1]) {
    const value = String(Number(await field(sheet).inputValue()) + 1)
    await field(sheet).fill(value)
    await expect(sheets.nth(sheet).getByRole('button', { name: 'Reset' })).toBeVisible()
    entered.push(value)
  }
  // The address is written while the reload is on its way.
  await page.route('**/help/calculations', async (route) => {
    await expect.poll(() => page.url()).toContain('#calculation-formula')
    await route.continue()
  })
  await page.reload()
  for (const sheet of [0, 1]) {
    await expect(field(sheet)).toHaveValue(entered[sheet]!)
    await expect(sheets.nth(sheet).getByRole('button', { name: 'Reset' })).toBeVisible()
  }
})

test('what was opened of the verification is open again after coming back', async ({ page }) => {
  await page.goto('/verification')
  const values = page.getByText(/^The values of/).nth(2)
  await values.click()
  const table = page.getByRole('table').first()
  await expect(table).toBeVisible()
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible()
  await page.goBack()
  await expect(table).toBeVisible()
  await page.reload()
  await expect(table).toBeVisible()
})

test('the largest difference of the verification leads to its value, which is opened and marked', async ({
  page,
}) => {
  await page.goto('/verification')
  const lead = page.getByRole('article').locator('header p').last()
  await expect(lead).toContainText(/The largest difference is \d+\.\d\d % in .+ \(.+\)\./)
  const link = lead.getByRole('link')
  const row = page.locator((await link.getAttribute('href'))!)
  await expect(row).toBeHidden()
  await link.click()
  await expect(row).toBeInViewport()
  const [said] = /\d+\.\d\d %/.exec((await lead.textContent())!)!
  await expect(row).toContainText(said)
})

test('the caption of a table that is wider than a telephone is read whole, wherever it is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/articles/wind-pressure-coefficients-buildings')
  const cut = () =>
    page.locator('.table-scroll caption').evaluateAll(
      (captions) =>
        captions.filter((caption) => {
          const box = caption.closest('.table-scroll')!.getBoundingClientRect()
          const text = document.createRange()
          text.selectNodeContents(caption)
          return [...text.getClientRects()].some(
            ({ left, right }) => left < box.left - 1 || right > box.right + 1,
          )
        }).length,
    )
  expect(await page.locator('.table-scroll caption').count()).toBeGreaterThan(0)
  expect(await cut()).toBe(0)
  const wide = page.locator('.table-scroll', { hasText: 'Recommended values beside' }).first()
  await wide.scrollIntoViewIfNeeded()
  const pushed = () =>
    wide.evaluate((table) => {
      table.scrollLeft = 1000
      return table.scrollLeft
    })
  await expect.poll(pushed).toBeGreaterThan(0)
  expect(await cut()).toBe(0)
})

test('a malformed end of an address is no error', async ({ page }) => {
  await page.goto(`${ADDRESS}#100%`)
  await expect(verdict(page)).toHaveText('Every check passes; the largest utilisation is 0.960.')
  // From another page: while a page is taking over, the framework puts its own address back.
  await page.goto('/articles')
  await page.goto(`${ADDRESS}#calculation-punching-shear-at-an-internal-column?V_Ed=%`)
  await expect(force(page)).toHaveAttribute('aria-invalid', 'true')
})

test('the code that calculates is fetched at the first touch, and not before', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(ADDRESS)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await force(page).fill('850')
  await expect(verdict(page)).toHaveText('Every check passes; the largest utilisation is 0.934.')
  expect(await evaluatorAmong(page, scripts.slice(before))).toBeLessThanOrEqual(EVALUATOR)
})

test('the sheet is complete without scripts', async ({ browser, accounts, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await context.addCookies(await accounts.cookiesOf('member'))
  const page = await context.newPage()
  await page.goto(ADDRESS)
  await expect(sheet(page)).toContainText('Every check passes; the largest utilisation is 0.960.')
  await expect(sheet(page)).toContainText('Verified with the author’s values')
  await context.close()
})

/** How high the parts of the sheet are; out of sight, none has a height of its own. */
const heightsIn = (page: Page) =>
  sheet(page).evaluate(async (element) => {
    const parts = [
      ...element.querySelectorAll<HTMLElement>(
        '.calculation-title, .calculation-input, .calculation-bar, .calculation-line, .calculation-plot',
      ),
    ]
    const heights: [string, number][] = []
    for (const part of parts) {
      part.scrollIntoView()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      heights.push([part.id || part.className, part.offsetHeight])
    }
    return heights
  })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a value that is refused moves nothing below it, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(ADDRESS)
    await force(page).focus()
    await expect(sheet(page)).toHaveAttribute('data-awake')
    const before = await heightsIn(page)
    await force(page).fill('5')
    await expect(force(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(verdict(page)).toHaveText(/please look at/)
    expect(await heightsIn(page)).toEqual(before)
  })

for (const width of [390, 1440])
  test(`a long sentence at a field covers no other field, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(ADDRESS)
    await force(page).fill('1,100.5')
    await expect(force(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(sheet(page).getByText(/has a point and a comma/)).toBeVisible()
    const covered = await sheet(page).evaluate((one) => {
      const said = one.querySelector('.calculation-problem')!.getBoundingClientRect()
      return [...one.querySelectorAll('.calculation-input :is(label, input, select)')]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          return left < said.right && right > said.left && top < said.bottom && bottom > said.top
        })
        .map(({ textContent }) => textContent)
    })
    expect(covered).toEqual([])
  })

test('a field in use stands above the actions of the article and the bar of its sheet, on a telephone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/articles/axially-loaded-piles')
  const piles = page.locator('.calculation').first()
  const fields = piles.locator('input')
  await fields.first().fill('0.5')
  await expect(piles).toHaveAttribute('data-edited', '')
  const count = await fields.count()
  for (let index = 1; index < count; index++) {
    await page.keyboard.press('Tab')
    const isSeen = () =>
      page.evaluate(() => {
        const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect()
        return [top + 1, bottom - 1].every((y) =>
          document.activeElement!.contains(document.elementFromPoint((left + right) / 2, y)),
        )
      })
    await expect.poll(isSeen).toBe(true)
  }
})
