import { draftsOnDisk } from './support/drafts'
import { toastOf } from './support/pages'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

test.describe('an administrator', () => {
  test.use({ as: 'admin' })

  test('finds a reference, corrects how it is read, and takes that back', async ({ page }) => {
    await page.goto('/admin/references')
    await expect(page.getByText('Total references')).toBeVisible()
    await page.getByRole('tab', { name: 'All References' }).click()
    await page.waitForURL('/admin/references?tab=all')
    await page.getByRole('searchbox', { name: 'Search references' }).fill('16612')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=16612/)
    const line = page.getByRole('listitem').filter({ hasText: '16612' }).first()
    await line.getByRole('button', { name: /^Correct/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Year').fill('12')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please enter a year from 1850 to 2100')).toBeVisible()
    await dialog.getByLabel('Year').fill('1999')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page)).toContainText('Reference corrected')
    await expect(line).toContainText('1999')
    await expect(line.getByRole('button', { name: /^Correct/ })).toBeFocused()
    await line.getByRole('button', { name: /^Correct/ }).click()
    await dialog.getByRole('button', { name: 'Undo correction' }).click()
    await expect(toastOf(page)).toContainText('Correction undone')
    await expect(line.getByText('Corrected', { exact: true })).toHaveCount(0)
  })

  test('sees on a phone which section is open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/references')
    const strip = page.getByRole('navigation', { name: 'Administration' })
    await expect(strip.getByRole('link', { name: 'References' })).toBeInViewport({ ratio: 1 })
  })

  test('saves the report, and is told when it cannot be had', async ({ page, watched }) => {
    await page.goto('/admin/references?tab=article')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Report' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^loadpath-references-.*\.md$/)
    await expect(toastOf(page)).toContainText('Report Downloaded')
    watched.allow(failedLoad(500))
    await page.route('**/api/admin/references/report', (route) =>
      route.fulfill({ status: 500, json: { message: 'Not now' } }),
    )
    await page.getByRole('button', { name: 'Download Report' }).click()
    await expect(toastOf(page)).toContainText('Download Failed')
  })

  test('is led to the last page by an old link to one that is no longer there', async ({ page }) => {
    expect((await page.request.post('/api/tags', { data: { name: `Tag ${Date.now()}` } })).status()).toBe(201)
    for (const [list, heading, filled] of [
      ['/admin/audit', 'Audit Log', true],
      ['/admin/users', 'User Management', true],
      ['/admin/articles', 'Article Management', true],
      // Some of these may have no row, and then no other page.
      ['/admin/references', 'References', false],
      ['/admin/contact-submissions', 'Contact Submissions', false],
      ['/admin/errata', 'Reported Errors', false],
      ['/admin/billing', 'Billing', false],
      ['/admin/articles-with-comments', 'Articles with Comments', false],
    ] as const) {
      await page.goto(`${list}?page=999`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (filled) await expect(page).not.toHaveURL(/page=999/)
    }
    await page.goto('/admin/analytics?tab=content&page=999')
    await expect(page.getByRole('region', { name: 'Article Performance' })).toBeVisible()
    await expect(page).not.toHaveURL(/page=999/)
  })

  test('reads in the log what was just done, and filters it', async ({ page }) => {
    const name = `Tag ${Date.now()}`
    expect((await page.request.post('/api/tags', { data: { name } })).status()).toBe(201)
    await page.goto('/admin/audit')
    const entry = page.getByRole('listitem').filter({ hasText: name })
    await expect(entry).toContainText(`Ada Whitfield created the tag ${name}`)
    await page.getByLabel('To what').selectOption('category')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.waitForURL('/admin/audit?targetType=category')
    await expect(entry).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  })

  test('sees in each list, however wide the window, every column or that there are more', async ({
    page,
  }) => {
    const lists = [
      '/admin/tables',
      '/admin/standards',
      '/admin/standards/work?show=all',
      '/admin/paths',
      '/admin/users',
      '/admin/contact-submissions',
      '/admin/billing',
      '/admin/analytics?tab=content',
      '/admin/tables/ipe_sections',
      ...['published', 'draft', 'pending_review', 'rejected'].map((tab) => `/admin/articles?tab=${tab}`),
    ]
    const beyond = () =>
      page.locator('main [role=region]:has(> table)').evaluateAll((regions) =>
        regions
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((region) => {
            const { maskImage, backgroundImage } = getComputedStyle(region)
            const shown = maskImage !== 'none' || backgroundImage !== 'none'
            return { name: region.ariaLabel, shown: shown || region.querySelector('.last-column') !== null }
          }),
      )
    for (const list of lists) {
      await page.goto(list)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 })
        // The edge fades by an animation of the scrolling, which begins with a frame after the new width.
        await expect
          .poll(async () => (await beyond()).filter(({ shown }) => !shown), `${list} at ${width} px`)
          .toEqual([])
        if (width === 1440 && list === '/admin/tables') expect(await beyond()).toEqual([])
        // A title that is squeezed between columns has a letter to a line.
        const titles = page.getByRole('table').getByRole('rowheader')
        for (const { width: room } of await titles.evaluateAll((heads) =>
          heads.map((head) => head.getBoundingClientRect()),
        ))
          expect(room, `${list} at ${width} px`).toBeGreaterThan(60)
      }
    }
  })

  test('reads at its field that the last day is before the first, and gets no list of it', async ({
    page,
  }) => {
    await page.goto('/admin/audit')
    const to = page.getByLabel('To', { exact: true })
    await page.getByLabel('From').fill('2026-03-02')
    await to.fill('2026-03-01')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(to).toHaveAccessibleDescription('This day is before the one in “From”.')
    await expect(to).toBeFocused()
    await expect(page).toHaveURL('/admin/audit')
    await to.fill('2026-03-02')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.waitForURL('/admin/audit?from=2026-03-02&to=2026-03-02')
    await expect(to).not.toHaveAttribute('aria-invalid')

    await page.goto('/admin/audit?from=2026-03-02&to=2026-03-01')
    await expect(to).toHaveAccessibleDescription('This day is before the one in “From”.')
  })

  test('sees where the focus is at each stop of a date, its calendar too', async ({ page }) => {
    await page.goto('/admin/audit')
    const from = page.getByLabel('From')
    await from.focus()
    // Day, month and year, and the calendar.
    for (let stop = 1; stop <= 4; stop++) {
      await expect(from).toBeFocused()
      await expect(from).toHaveCSS('outline-style', 'solid')
      await page.keyboard.press('Tab')
    }
    await expect(page.getByLabel('To', { exact: true })).toBeFocused()
    await expect(from).toHaveCSS('outline-style', 'none')
  })
})

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('hears under the bell that an article was sent back, by keyboard', async ({ page }) => {
    await page.goto('/contact')
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread/ })
    await bell.focus()
    await page.keyboard.press('Enter')
    const line = page.getByRole('link').filter({ hasText: 'Your article needs another look' }).first()
    await expect(line).toContainText('Unread:')
    await page.getByRole('button', { name: 'Mark all as read' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()
  })
})

test.describe('an editor with work that was not saved', () => {
  test.use({ as: 'admin' })

  test('finds all of it again, whatever is typed before it is decided on', async ({ page }) => {
    const title = page.getByLabel('Title')
    const left = page.getByRole('status').filter({ hasText: 'You have changes that were not saved' })
    /** On the disk: what the browser alone remembers is lost when it dies. */
    const kept = (text: string) =>
      expect.poll(() => draftsOnDisk(page), { message: `${text} is kept` }).toContain(text)
    await page.goto('/admin/articles/new')
    await title.fill('Kept work one')
    await kept('Kept work one')
    await page.reload()
    await expect(left).toHaveCount(1)
    await title.fill('Kept work two')
    await kept('Kept work two')
    // What the browser has not written to its disk yet is lost when it dies.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(left).toHaveCount(2)
    await left.nth(1).getByRole('button', { name: 'Restore them' }).click()
    await expect(title).toHaveValue('Kept work one')
    await left.getByRole('button', { name: 'Restore them' }).click()
    await expect(title).toHaveValue('Kept work two')
    await left.getByRole('button', { name: 'Discard them' }).click()
    await expect(left).toHaveCount(0)
    await title.fill('')
    await page.evaluate(() => localStorage.clear())
  })

  test('is led to the fault of a calculation that cannot be saved', async ({ page, watched }) => {
    watched.allow(failedLoad(400))
    await page.goto('/admin/articles/new')
    const text = page.getByRole('textbox', { name: 'Content' })
    await text.click()
    await page.getByRole('button', { name: 'Live calculation', exact: true }).click()
    const lines = page.getByRole('textbox', { name: 'Calculation, one statement a line' })
    await expect(lines).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('a = 2 m\nb = 3 m + q')
    await page.getByLabel('Title').fill('Led to the fault')
    await page.getByLabel('Category').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Calculation 1, line 2, column 11: q is not defined').first()).toBeVisible()
    await expect(lines).toBeFocused()
    await page.keyboard.press('Delete')
    await page.keyboard.type('a')
    await expect(lines.locator('.cm-line').last()).toHaveText('b = 3 m + a')
    await page.evaluate(() => localStorage.clear())
  })

  test('is shown the notice after a reload far down', async ({ page }) => {
    const left = page.getByRole('status').filter({ hasText: 'You have changes that were not saved' })
    const restore = left.getByRole('button', { name: 'Restore them' })
    await page.goto('/admin/articles/new')
    await page.getByLabel('Title').fill('Kept far down')
    await expect.poll(() => draftsOnDisk(page)).toContain('Kept far down')
    await page.getByRole('textbox', { name: 'Reference 1' }).focus()
    await page.evaluate(() => window.scrollTo(0, 320))
    await page.reload()
    await expect(restore).toBeVisible()
    const clear = () =>
      left.evaluate((notice) => {
        const header = document.querySelector('header[data-chrome]')!.getBoundingClientRect()
        return notice.getBoundingClientRect().top >= header.bottom
      })
    await expect.poll(clear).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await clear()).toBe(true)
    await page.keyboard.press('Tab')
    await expect(restore).toBeFocused()

    await left.getByRole('button', { name: 'Discard them' }).click()
    await page.evaluate(() => localStorage.clear())
  })

  test('finds it also when something else is typed before the disk has answered', async ({
    page,
    context,
  }) => {
    const title = page.getByLabel('Title')
    const left = page.getByRole('status').filter({ hasText: 'You have changes that were not saved' })
    const kept = (text: string) =>
      expect.poll(() => draftsOnDisk(page), { message: `${text} is kept` }).toContain(text)
    await page.goto('/admin/articles/new')
    await title.fill('Kept before')
    await kept('Kept before')
    const other = await context.newPage()
    await other.goto('/')
    const disk = await other.evaluateHandle(async () => {
      const opening = indexedDB.open('loadpath')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const values = opening.result.transaction('values', 'readwrite').objectStore('values')
      const state = { busy: true }
      const goOn = () => {
        if (state.busy) values.get('nothing').onsuccess = goOn
      }
      goOn()
      return state
    })
    await page.reload()
    await title.fill('Typed at once')
    await disk.evaluate((state) => (state.busy = false))
    await expect(left).toHaveCount(1)
    // Whoever is in a field by then stays there.
    await expect(title).toBeFocused()
    await kept('Typed at once')
    await page.reload()
    await expect(left).toHaveCount(2)
    for (const count of [1, 0]) {
      await left.first().getByRole('button', { name: 'Discard them' }).click()
      await expect(left).toHaveCount(count)
    }
  })
})
