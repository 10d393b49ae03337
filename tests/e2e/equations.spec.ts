import { ARTICLE } from './support/pages'
import { expect, test } from './support/test'

test.describe('an equation', () => {
  test.use({ as: 'member', permissions: ['clipboard-read', 'clipboard-write'] })
  const address = '/articles/flexural-buckling-of-columns'

  test('is opened by keyboard, large, with its symbols explained, and copied', async ({ page }) => {
    await page.goto(address)
    const equation = page.locator('.article > .equation').filter({ hasText: 'χ' }).first()
    await equation.getByRole('button', { name: 'Explain the equation' }).press('Enter')
    const card = page.getByRole('dialog', { name: 'Equation' })
    await expect(card.getByRole('region', { name: 'The equation, large' })).toContainText('χ')
    await expect(card.getByRole('definition').first()).toBeVisible()
    await card.getByRole('button', { name: 'Copy as LaTeX' }).click()
    const latex = await page.evaluate(() => navigator.clipboard.readText())
    expect(latex).toBe(await equation.getAttribute('data-latex'))
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeHidden()
    await expect(equation.getByRole('button')).toBeFocused()
  })

  test('within a line is explained at a press, and a selection is left alone', async ({ page }) => {
    await page.goto(address)
    const symbol = page.locator('.article > p [data-latex="f_y"]').first()
    await symbol.click()
    const card = page.getByRole('dialog', { name: 'Equation' })
    await expect(card.getByRole('definition')).toContainText('N/mm²')
    await card.getByRole('definition').getByRole('link').click()
    await expect(card).toBeHidden()
    await expect(page).toHaveURL(/#calculation-.*-line-\d+$/)

    await symbol.dblclick()
    await page.keyboard.press('Escape')
    await symbol.evaluate((element) => window.getSelection()!.selectAllChildren(element))
    await symbol.dispatchEvent('click')
    await expect(card).toBeHidden()
  })
})

test.describe('on a telephone', () => {
  test.use({ as: 'member', viewport: { width: 390, height: 844 } })

  test('a long equation goes on below, or is pushed sideways within its own frame', async ({ page }) => {
    await page.goto(ARTICLE.address)
    const equations = page.locator('.article .equation .katex-display')
    await expect(equations.first()).toBeVisible()
    const found = await equations.evaluateAll((all) =>
      all.map((display) => {
        const { left, right } = display.getBoundingClientRect()
        const lines = [...display.querySelectorAll('.katex-base')].map(
          (base) => base.getBoundingClientRect().top,
        )
        return {
          inside: left >= 0 && right <= document.documentElement.clientWidth,
          isWide: display.scrollWidth > display.clientWidth + 1,
          scrolls: /auto|scroll/.test(getComputedStyle(display).overflowX),
          goesOn: Math.max(...lines) - Math.min(...lines) > 20,
        }
      }),
    )
    expect(found.length).toBeGreaterThan(5)
    for (const { inside, isWide, scrolls } of found)
      expect([inside, !isWide || scrolls]).toEqual([true, true])
    expect(found.some(({ goesOn }) => goesOn)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('a visitor sees an equation of an open article large, without a call', async ({ page }) => {
  await page.goto('/articles/flexural-buckling-of-columns')
  await page
    .locator('.article > .equation')
    .first()
    .click({ position: { x: 40, y: 10 } })
  const card = page.getByRole('dialog', { name: 'Equation' })
  await expect(card.getByRole('region', { name: 'The equation, large' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Copy as LaTeX' })).toBeVisible()
})
