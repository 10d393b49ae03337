import { ARTICLE } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const NOTICE =
  'Your account is being used on another device. For security reasons, only one active session is allowed per account.'

const noticeIn = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE })

type Member = { email: string; password: string }

test.describe('one session an account', () => {
  let member: Member

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL })
    member = await newMember(request)
    await request.dispose()
  })

  test.beforeEach(async ({ page, watched }) => {
    watched.allow(failedLoad(401))
    await signIn(page, member)
    await page.goto(ARTICLE.address)
    await expect(page.getByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
  })

  test('the first browser is told when it next acts, in all its tabs, and can sign in again', async ({
    page,
    context,
    openContext,
  }) => {
    const otherTab = await context.newPage()
    await otherTab.goto('/membership')
    // The tab has asked who is signed in before somebody signs in elsewhere.
    await expect(otherTab.getByRole('button', { name: /^Account of/ })).toBeVisible()
    const elsewhere = await (await openContext()).newPage()
    await signIn(elsewhere, member)

    await expect(noticeIn(page)).toHaveCount(0)
    await page.getByRole('button', { name: /^Like this article/ }).click()
    await expect(noticeIn(page)).toBeVisible()
    await expect(noticeIn(otherTab)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Like this article/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    )

    await noticeIn(page).getByRole('link', { name: 'Secure Login' }).click()
    await page.waitForURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(noticeIn(page)).toHaveCount(0)

    await elsewhere.goto('/my-likes')
    await expect(elsewhere.getByRole('heading', { name: "Articles you've liked (0)" })).toBeVisible()
    await expect(noticeIn(elsewhere)).toHaveCount(0)
  })

  test('is told on coming back to the window', async ({ page, openContext }) => {
    await signIn(await (await openContext()).newPage(), member)
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(noticeIn(page)).toBeVisible()
  })

  test('is told within half a minute without doing anything', async ({ page, openContext }) => {
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
    await signIn(await (await openContext()).newPage(), member)
    await expect(noticeIn(page)).toHaveCount(0)
    await page.clock.fastForward(30_000)
    await expect(noticeIn(page)).toBeVisible()
  })

  test('is told on going to another page of the library', async ({ page, openContext }) => {
    await signIn(await (await openContext()).newPage(), member)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Articles', exact: true })
      .click()
    await expect(noticeIn(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0)
  })

  test('finds nothing of the ended session by going back', async ({ page, openContext }) => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Data', exact: true })
      .click()
    await expect(page).toHaveURL('/data')
    await signIn(await (await openContext()).newPage(), member)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(noticeIn(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(ARTICLE.address)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.locator('.article')).toHaveCount(0)
  })

  test('signing in again in the same browser is no conflict', async ({ page }) => {
    await signIn(page, member)
    const answered = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith('/like'))
    await page.getByRole('button', { name: /^Like this article/ }).click()
    expect((await answered).status()).toBe(200)
    await page.reload()
    await expect(noticeIn(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Like this article/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

test.describe('two accounts in one browser', () => {
  const other = (page: Page) => page.getByRole('alert').filter({ hasText: 'Another account has signed in' })
  let first: Member
  let second: Member

  test.beforeEach(async ({ playwright, baseURL, page, watched }) => {
    watched.allow(failedLoad(409))
    const request = await playwright.request.newContext({ baseURL })
    first = await newMember(request)
    second = await newMember(request)
    await request.dispose()
    await signIn(page, first)
  })

  test('what is pressed on the page of one is not the act of the other', async ({ page }) => {
    await page.goto(ARTICLE.address)
    const like = page.getByRole('button', { name: /^Like this article/ })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    await signIn(page, second)
    await like.click()
    await expect(other(page)).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await other(page).getByRole('button', { name: 'Reload' }).click()
    await expect(other(page)).toHaveCount(0)
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  })

  test('what one types is never a draft of the other, and is there again for the one', async ({ page }) => {
    await page.goto('/submit-article')
    const title = page.getByLabel('Title', { exact: true })
    await expect(title).toBeEditable()
    await signIn(page, second)
    const refused = page.waitForResponse((reply) => reply.status() === 409)
    await title.fill('Typed by the first')
    await refused
    await expect(other(page)).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await other(page).getByRole('button', { name: 'Reload' }).click()
    await expect(title).toHaveValue('')
    await signIn(page, first)
    await page.goto('/submit-article')
    await expect(title).toHaveValue('Typed by the first')
  })
})

async function signIn(page: Page, data: Member) {
  expect((await page.request.post('/api/login', { data })).status()).toBe(200)
}
