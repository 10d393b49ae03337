import type { Page } from '@playwright/test'
import { coveredBy, DESK, PHONE, toastOf } from './support/pages'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

test.use({ as: 'member' })

/**
 * Returns what a notice covers of the header, the title of the page and what the page says itself; null where
 * there is no notice.
 */
const saidUnder = (page: Page) =>
  toastOf(page)
    .getByRole('list')
    .evaluate((shown) => {
      if (shown.childElementCount === 0) return null
      const box = shown.getBoundingClientRect()
      return [...document.querySelectorAll('header, main h1, main [role=status]')]
        .filter((part) => {
          const { top, bottom, height } = part.getBoundingClientRect()
          return height > 0 && top < box.bottom && bottom > box.top
        })
        .map(({ textContent }) => textContent)
    })

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
  await page.goto('/submit-article')
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
  await page.route('**/api/articles/preview', (route) =>
    route.fulfill({ status: 503, json: { message: 'Too many texts are being rendered.' } }),
  )
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(toastOf(page)).toContainText('Too many texts are being rendered.')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.poll(() => saidUnder(page)).toEqual([])
  // The next page has its title in another place.
  await page
    .getByRole('link', { name: /Loadpath/ })
    .first()
    .click()
  await page.waitForURL('/')
  await expect(toastOf(page).getByRole('list')).toBeVisible()
  await expect.poll(() => saidUnder(page)).toEqual([])
})

for (const viewport of [DESK, PHONE])
  test(`a name without a blank leaves a notice on the page, and its button, at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/projects')
    await page.getByRole('button', { name: 'New project' }).first().click()
    await page.getByRole('textbox', { name: 'Name' }).fill('W'.repeat(100))
    await page.getByRole('button', { name: 'Create Project' }).click()
    const notice = toastOf(page).getByRole('listitem')
    await expect(notice).toContainText('Project Created')
    expect(await notice.evaluate((shown) => shown.getBoundingClientRect().right)).toBeLessThanOrEqual(
      viewport.width,
    )
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
  })

test.describe('an administrator on a telephone', () => {
  test.use({ as: 'admin' })

  test('reads the title of a page that comes after its notice', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/admin/articles/new')
    await page.getByLabel('Title').fill('Half a draft')
    await page.getByRole('textbox', { name: 'Content' }).click()
    await page.keyboard.type('Half a sentence.')
    await page.getByLabel('Published').uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL('/admin/articles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Management')
    await expect(toastOf(page)).toContainText('Your article has been successfully created.')
    await expect.poll(() => saidUnder(page)).toEqual([])
    await page.goto('/admin/articles?tab=draft')
    await page.getByRole('button', { name: /^Delete Half a draft/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('The article has been successfully deleted.')
  })
})
