import { coveredBy, DESK, PHONE, toastOf } from './support/pages'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

test.use({ as: 'member' })

for (const viewport of [DESK, PHONE])
  test(`a notice covers no button of the save bar and no focus at ${viewport.width} pixels`, async ({
    page,
    watched,
  }) => {
    watched.allow(failedLoad(503))
    await page.setViewportSize(viewport)
    await page.goto('/submit-article')
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
    await page.route('**/api/articles/preview', (route) =>
      route.fulfill({ status: 503, json: { message: 'Too many texts are being rendered.' } }),
    )
    await page.getByRole('button', { name: 'Preview' }).click()
    const notice = toastOf(page).getByRole('list')
    await expect(notice).toContainText('Too many texts are being rendered.')
    await expect.poll(() => coveredBy(notice)).toEqual([])
    // Wherever the focus goes meanwhile, it is not below the notice.
    await notice.hover()
    for (const field of ['Note for the editors', 'References', 'Excerpt', 'Title']) {
      await page.getByLabel(field).focus()
      await expect.poll(() => coveredBy(notice)).toEqual([])
    }
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice.getByRole('listitem')).toHaveCount(0)
  })

test('a notice lies over no button of a dialog that grows as it is filled', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/articles/fillet-weld-directional-method')
  const trigger = page.getByRole('main').getByRole('button', { name: /^Bookmark(ed)?$/ })
  const dialog = page.getByRole('dialog')
  await trigger.click()
  await dialog.getByRole('button', { name: /^(Save Bookmark|Update Folders)$/ }).click()
  const notice = toastOf(page).getByRole('list')
  await expect(notice).toContainText('Article has been saved to your bookmarks.')
  await trigger.click()
  await expect(dialog.getByRole('button', { name: 'Remove Bookmark' })).toBeVisible()
  const buttons = await dialog.getByRole('button').allTextContents()
  await expect.poll(async () => (await coveredBy(notice)).filter((one) => buttons.includes(one))).toEqual([])
  await expect.poll(() => coveredBy(notice)).not.toContain('Close')
  await dialog.getByRole('button', { name: 'Remove Bookmark' }).click()
  await expect(notice).toContainText('Article has been removed from your bookmarks.')
})

test('a notice on a telephone covers neither the title of the page nor what the page says itself', async ({
  page,
  watched,
}) => {
  watched.allow(failedLoad(503))
  await page.setViewportSize(PHONE)
  const covered = () =>
    toastOf(page)
      .getByRole('list')
      .evaluate((shown) => {
        const box = shown.getBoundingClientRect()
        return [...document.querySelectorAll('header, main h1, main [role=status]')]
          .filter((part) => {
            const { top, bottom, height } = part.getBoundingClientRect()
            return height > 0 && top < box.bottom && bottom > box.top
          })
          .map(({ textContent }) => textContent)
      })
  await page.goto('/submit-article')
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
  await page.route('**/api/articles/preview', (route) =>
    route.fulfill({ status: 503, json: { message: 'Too many texts are being rendered.' } }),
  )
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(toastOf(page)).toContainText('Too many texts are being rendered.')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.poll(covered).toEqual([])
  // The next page has its title in another place.
  await page
    .getByRole('link', { name: /Loadpath/ })
    .first()
    .click()
  await page.waitForURL('/')
  await expect(toastOf(page).getByRole('list')).toBeVisible()
  await expect.poll(covered).toEqual([])
})
