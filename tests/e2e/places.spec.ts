import { ARTICLE } from './support/pages'
import { expect, test } from './support/test'

test('a place of a page is come back to from another page, with its page', async ({ page }) => {
  for (const address of ['/terms', '/help/calculations']) {
    await page.goto(address)
    const title = page.getByRole('heading', { level: 1 })
    const shown = await title.innerText()
    await page.locator('main a[href^="#"]:visible').first().click()
    await expect(page).toHaveURL(/#/)
    const place = page.url()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Standards' }).click()
    await expect(title).toHaveText('Standards')
    await page.goBack()
    await expect(title).toHaveText(shown)
    expect(page.url()).toBe(place)
    await page.goBack()
    await expect(title).toHaveText(shown)
    await expect(page).toHaveURL(address)
  }
})

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('comes back to the section that was left', async ({ page }) => {
    await page.goto(ARTICLE.address)
    const title = page.getByRole('heading', { level: 1 })
    await page.locator('main a[href^="#"]:visible').first().click()
    await expect(page).toHaveURL(/#/)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Articles' }).click()
    await expect(title).not.toHaveText(ARTICLE.title)
    await page.goBack()
    await expect(title).toHaveText(ARTICLE.title)
  })
})
