import { ARTICLE, PHONE, toastOf } from './support/pages'
import { expect, test } from './support/test'

test.use({ as: 'member', permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(async ({ page }) => {
  await page.goto(ARTICLE.address)
  await expect(page.getByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
})

test('the contents list follows the reader, also on a jump', async ({ page }) => {
  const contents = page.getByRole('complementary').getByRole('navigation', { name: 'Contents' })
  const last = contents.getByRole('link').last()
  await page.getByRole('heading', { name: 'References' }).scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(contents.getByRole('link').first()).toHaveAttribute('aria-current', 'location')
})

test('a heading’s link and Share put the address on the clipboard, Cite a citation', async ({ page }) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const heading = page.locator('.article h2').first()
  await heading.hover()
  await heading.getByRole('link').click()
  await expect(toastOf(page)).toContainText('Link copied')
  expect(await copied()).toMatch(new RegExp(`${ARTICLE.address}#s-`))

  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(copied).toMatch(new RegExp(`${ARTICLE.address}$`))

  await page.getByRole('button', { name: 'Cite' }).click()
  await page.getByRole('tab', { name: 'BibTeX' }).click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(copied).toMatch(/^@misc\{loadpath-[\s\S]+note = \{Revision \d+\}/)
})

test('a copied equation is the LaTeX that it was written in', async ({ page }) => {
  const text = await page.evaluate(async () => {
    const equation = document.querySelector('.article .equation')!
    getSelection()!.selectAllChildren(equation)
    document.execCommand('copy')
    return [equation.getAttribute('data-latex'), await navigator.clipboard.readText()]
  })
  expect(text[1]).toBe(`$$${text[0]}$$`)
})

test('offers to continue where this browser stopped, and leads on to other articles', async ({ page }) => {
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reading-places'))).toContain('s-')
  await page.goto('/articles')
  await page.goto(ARTICLE.address)
  const offer = page.getByRole('link', { name: /^Continue at/ })
  await offer.click()
  await expect(offer).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600)

  const readOn = page.getByRole('complementary', { name: 'Read on' })
  await readOn.scrollIntoViewIfNeeded()
  await expect(readOn.getByRole('heading', { name: 'Related articles' })).toBeVisible()
  await readOn.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ARTICLE.title)
})

for (const width of [390, 768, 1440])
  test(`what is offered to read on lies over no text, and moves nothing, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.mouse.wheel(0, 2500)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('reading-places'))).toContain('s-')
    await page.goto('/articles')
    await page.goto(ARTICLE.address)
    const offer = page.getByRole('link', { name: /^Continue at/ })
    await expect(offer).toBeInViewport()
    const covered = await offer.evaluate((link) => {
      const own = link.parentElement!
      const box = own.getBoundingClientRect()
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (own.contains(text) || !text.textContent!.trim() || !text.parentElement!.checkVisibility())
          continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { left, right, top, bottom } of range.getClientRects())
          if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
            found.push(text.textContent!)
      }
      return { found, inWindow: box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight }
    })
    expect(covered).toEqual({ found: [], inWindow: true })
    const text = page.locator('.article')
    const before = await text.boundingBox()
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(offer).toHaveCount(0)
    expect(await text.boundingBox()).toEqual(before)
    await expect(page.locator('[data-continue-place]:focus')).toHaveCount(1)
  })

test('what can be done with an article stands where it did once it is known that it is bookmarked', async ({
  page,
}) => {
  let bookmarked = false
  await page.route('**/reading', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), bookmarked } })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const standing: object[] = []
    for (bookmarked of [false, true]) {
      // The bar says “Bookmark” before the answer has come too.
      const answered = page.waitForResponse('**/reading')
      await page.goto(ARTICLE.address)
      await answered
      const bar = page.locator('.action-bar')
      await expect(
        bar.getByRole('button', { name: bookmarked ? 'Bookmarked' : 'Bookmark', exact: true }),
      ).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      standing.push(
        await bar.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect())),
      )
    }
    expect(standing[1]).toEqual(standing[0])
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('Tab on a telephone follows what is seen: the text, and then what is about it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // What is put into the page later leaves the order as it is.
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reading-places'))).toContain('s-')
  await page.goto('/articles')
  await page.goto(ARTICLE.address)
  await expect(page.getByRole('link', { name: /^Continue at/ })).toBeVisible()
  await page.locator('.action-bar').getByRole('button', { name: 'Cite' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary').filter({ hasText: 'Contents' })).toBeFocused()
  await page.locator('.after-text a').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.article :focus')).toHaveCount(1)
})

test('prints as a clean A4 with its address and day', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByText(/^Loadpath\. Printed on \d.* from http.*\/articles\//)
  await expect(async () => {
    // Not heard before the page listens.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(printed).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (const gone of ['Share', 'Cite', 'Post Comment'])
    await expect(page.getByRole('button', { name: gone })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('the body is there once on a full load, and again after going away and back within the site', async ({
  page,
  request,
}) => {
  const body = page.locator('.article')
  const text = await body.textContent()
  const cookies = await page.context().cookies()
  const reply = await request.get(ARTICLE.address, {
    headers: {
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'Sec-Fetch-Dest': 'document',
    },
  })
  expect((await reply.text()).split(ARTICLE.sentences[0]!)).toHaveLength(2)

  const readOn = page.getByRole('complementary', { name: 'Read on' })
  await readOn.scrollIntoViewIfNeeded()
  await readOn.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ARTICLE.title)
  await expect(body).not.toHaveText('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
  expect(await body.textContent()).toBe(text)
  await page.goForward()
  await expect(body).not.toHaveText('')
  await page.reload()
  await expect(body).not.toHaveText('')
})

test('the caption of a wide table stays in sight on a telephone, and stands above all of it on paper', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/articles/wind-on-pitched-and-duopitch-roofs')
  const frame = page.locator('.article .table-scroll:has(caption)').first()
  const edges = () =>
    frame.evaluate((shown) => {
      const words = document.createRange()
      words.selectNodeContents(shown.querySelector('caption')!)
      const { left, right } = words.getBoundingClientRect()
      const { left: first, right: last } = shown.getBoundingClientRect()
      return { within: left >= first - 1 && right <= last + 1, hidden: shown.scrollWidth - shown.clientWidth }
    })
  await frame.scrollIntoViewIfNeeded()
  await expect.poll(edges).toMatchObject({ within: true })
  expect((await edges()).hidden).toBeGreaterThan(50)
  await frame.evaluate((shown) => shown.scrollTo({ left: 1000 }))
  await expect.poll(edges).toMatchObject({ within: true })
  await page.emulateMedia({ media: 'print' })
  const [table, caption] = [frame.locator('table'), frame.locator('caption')]
  expect((await caption.boundingBox())!.width).toBe((await table.boundingBox())!.width)
})
