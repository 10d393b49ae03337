import { holdRequests } from './support/held'
import { ARTICLE, DESK, PHONE } from './support/pages'
import { expect, test, type Page } from './support/test'

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

  test('is at the line where they were below a calculation after Reload and Back', async ({ page }) => {
    await page.setViewportSize(DESK)
    await page.goto('/articles/punching-shear-flat-slabs')
    const place = page.getByRole('heading', { name: 'Common mistakes' })
    const top = () => place.evaluate((element) => element.getBoundingClientRect().top)
    const further = () =>
      page.evaluate(async () => {
        window.scrollBy({ top: 200, behavior: 'instant' })
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      })
    // As a reader comes there: each part is laid out on the way.
    while ((await top()) > 300) await further()
    const left = await top()
    const isNoted = () =>
      page.evaluate(() => {
        const { line } = history.state as { line?: string }
        return line?.split(' ').at(-1) === String(window.scrollY)
      })
    await expect.poll(isNoted).toBe(true)
    const away = () => top().then((now) => Math.abs(now - left))
    await page.reload()
    await expect.poll(away).toBeLessThan(2)
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')!.click())
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect.poll(away).toBeLessThan(2)
  })

  for (const viewport of [DESK, PHONE])
    test(`finds unfolded what they unfolded, at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/articles/punching-shear-flat-slabs')
      const folded = page.locator('.article details')
      const last = folded.last()
      await last.locator('summary').click()
      await expect(last).toHaveAttribute('open')
      const next = last.locator(
        'xpath=ancestor-or-self::*[parent::*[contains(concat(" ", @class, " "), " article ")]]',
      )
      // A line within what was unfolded.
      await next.evaluate((part) => {
        const { bottom } = part.getBoundingClientRect()
        window.scrollBy({ top: bottom - 100, behavior: 'instant' })
      })
      const bottom = () => next.evaluate((part) => part.getBoundingClientRect().bottom)
      const left = await bottom()
      const noted = () => page.evaluate(() => history.state as { line?: string; opened?: string })
      await expect
        .poll(
          async () => (await noted()).line?.split(' ').at(-1) === String(await page.evaluate(() => scrollY)),
        )
        .toBe(true)
      const away = () => bottom().then((now) => Math.abs(now - left))
      const isAsLeft = async () => {
        await expect(folded.last()).toHaveAttribute('open')
        await expect(folded.first()).not.toHaveAttribute('open')
        await expect.poll(away).toBeLessThan(2)
      }
      await page.reload()
      await isAsLeft()
      await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')!.click())
      await expect(page).toHaveURL('/')
      await page.goBack()
      await isAsLeft()
      // Another visit begins folded.
      await page.goto('/')
      await page.goto('/articles/punching-shear-flat-slabs')
      await expect(folded.first()).toBeAttached()
      await expect(page.locator('.article details[open]')).toHaveCount(0)
    })

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

/** Holds the page's own scripts on the next load, so that what is seen is what its HTML is painted as. */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdRequests(page, /\/_next\/static\/.*\.js/)
  await page.reload({ waitUntil: 'commit' })
  return release
}

test.describe('an administrator', () => {
  test.use({ as: 'admin' })

  for (const address of ['/terms', '/articles', '/search?q=buckling', '/admin/references', '/admin/synonyms'])
    test(`finds what they unfolded on ${address} unfolded, before its scripts have come and after Back`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE)
      await page.goto(address)
      const folded = page.locator('main details').first()
      await folded.locator('> summary').click()
      await expect(folded).toHaveAttribute('open')
      await expect.poll(() => page.evaluate(() => (history.state as { opened?: string }).opened)).toBe('0')
      const release = await reloadWithoutScripts(page)
      await expect(folded).toHaveAttribute('open')
      release()
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
      await expect(folded).toHaveAttribute('open')
      await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')!.click())
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(folded).toHaveAttribute('open')
      await folded.locator('> summary').click()
      // The router drops what it does not know when it reads the page again.
      await expect
        .poll(() => page.evaluate(() => (history.state as { opened?: string }).opened ?? ''))
        .toBe('')
      await page.reload()
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
      await expect(folded).not.toHaveAttribute('open')
    })

  const LIST = '/admin/articles?sort=title&page=2'

  test('is at their place in a long list after Save, Cancel, Reload and Back, and it shows what they saved', async ({
    page,
  }) => {
    await page.setViewportSize(DESK)
    await page.goto(LIST)
    const frame = page.getByRole('region', { name: 'List of articles' })
    const place = async () => [
      await page.evaluate(() => scrollY),
      await frame.evaluate(({ scrollTop }) => scrollTop),
    ]
    const row = page.getByRole('row').nth(12)
    const edit = row.getByRole('link', { name: /^Edit / })
    const address = (await edit.getAttribute('href'))!
    const scroll = async () => {
      await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
      await frame.evaluate((part) => part.scrollTo({ top: 300, behavior: 'instant' }))
      await expect.poll(place).toEqual([120, 300])
    }
    const title = page.getByLabel('Title', { exact: true })
    await scroll()
    await edit.click()
    await page.waitForURL(address)
    const before = await title.inputValue()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
    await title.fill(`${before} (again)`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(LIST)
    await expect(row).toContainText(`${before} (again)`)
    await expect(edit).toBeFocused()
    await expect.poll(place).toEqual([120, 300])

    await edit.press('Enter')
    await page.waitForURL(address)
    await expect(title).toHaveValue(`${before} (again)`)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.waitForURL(LIST)
    await expect.poll(place).toEqual([120, 300])

    await edit.click()
    await page.waitForURL(address)
    await title.fill(before)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(LIST)
    // Back beyond the editor's page, to the list as it was before the save.
    await page.goBack()
    await page.waitForURL(address)
    await page.goBack()
    await page.waitForURL(LIST)
    await expect(row).toContainText(before)
    await expect(row).not.toContainText('(again)')
    await expect.poll(place).toEqual([120, 300])
    await page.reload()
    await expect.poll(place).toEqual([120, 300])
  })

  test('finds a list that the server renders as it is, at its place, on the way back from a change', async ({
    page,
  }) => {
    await page.setViewportSize(DESK)
    await page.goto('/admin/paths')
    const link = page.getByRole('main').getByRole('table').getByRole('link').first()
    const before = await link.innerText()
    for (const title of [`${before}, again`, before]) {
      await link.click()
      await page.getByLabel('Title').fill(title)
      await page.getByRole('button', { name: 'Save details' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await page.goBack()
      await page.waitForURL('/admin/paths')
      // The second time, the router has forgotten what the entry of the list held.
      await expect(link).toHaveText(title)
    }

    await page.goto('/admin/standards?page=2')
    const frame = page.getByRole('region', { name: 'Editions', exact: true }).last()
    const place = async () => [
      await page.evaluate(() => scrollY),
      await frame.evaluate(({ scrollTop }) => scrollTop),
    ]
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    await frame.evaluate((part) => part.scrollTo({ top: 500, behavior: 'instant' }))
    await expect.poll(place).toEqual([200, 500])
    // The designation leads to its page for administrators, the number of articles to that of readers.
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('tbody td a')[14]!.click())
    await page.waitForURL(({ pathname }) => pathname.startsWith('/standards/'))
    // The answer comes once the list is shown again.
    const release = await holdRequests(page, '**/api/watches**')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await page
      .getByRole('button', { name: /^Watch/ })
      .first()
      .click()
    await sent
    const read = page.waitForResponse((reply) => reply.url().includes('/admin/standards?page=2&_rsc='))
    await page.goBack()
    await expect.poll(place).toEqual([200, 500])
    release()
    await (await read).finished()
    await expect.poll(place).toEqual([200, 500])
  })
})
