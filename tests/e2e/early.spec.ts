import { holdRequests } from './support/held'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'

/** Opens a page whose scripts do not come before they are let. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js')
  await page.evaluate((to) => void (window.location.href = to), address)
  await page.waitForURL(address, { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  return release
}

test('whoever signs in before the page listens is signed in, and the password stays out of the address', async ({
  page,
}) => {
  const { email, password } = await newMember(page.request)
  await page.goto('/terms')
  const wake = await openAsleep(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  expect(new URL(page.url()).search).toBe('')
  wake()
  await page.waitForURL('/')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('a message typed and sent before the page listens is kept, and sent then', async ({ page }) => {
  await page.goto('/terms')
  const wake = await openAsleep(page, '/contact')
  await page.getByLabel('Full Name').fill('Nora Lind')
  await page.getByLabel('Message').fill('Typed in a hurry')
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  wake()
  // The form itself answers: two fields are missing, and nothing is lost.
  await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Message')).toHaveValue('Typed in a hurry')
  await expect(page.getByLabel('Full Name')).toHaveValue('Nora Lind')
  await expect(button).not.toHaveAttribute('aria-busy')
})

/**
 * Sets the first list of the page to its last but one entry, so many milliseconds after all of it is there:
 * the browser shows a list whose options are still to come.
 */
const chooseSoon = (page: Page, after: number) =>
  page.addInitScript((delay) => {
    const looking = setInterval(() => {
      const list = [...document.querySelectorAll<HTMLSelectElement>('main select')].find(
        (one) => one.offsetParent,
      )
      const whole =
        document.readyState !== 'loading' || !list?.contains([...document.querySelectorAll('*')].at(-1)!)
      if (!list || !whole) return
      clearInterval(looking)
      setTimeout(() => {
        list.value = list.options[list.options.length - 2]!.value
        for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }))
      }, delay)
    }, 1)
  }, after)

test.describe('a member', () => {
  test.use({ as: 'member' })

  // React takes a page over part by part: the header listens before the lists do.
  for (const after of [0, 80, 160, 320])
    test(`who chooses from a list ${after} ms after it came has it chosen, on a slow machine`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await chooseSoon(page, after)
      await page.goto('/articles')
      await expect(page).toHaveURL(/category=\d+$/)
      await page.goto('/bookmarks')
      await expect(page).toHaveURL(/sort=\w+$/)
    })

  test('the page listens by itself once all of it does', async ({ page }) => {
    await page.addInitScript(() => {
      const remove = window.removeEventListener.bind(window)
      window.removeEventListener = (...given: Parameters<typeof remove>) => {
        if (given[0] === 'submit') document.documentElement.dataset.awake = 'all'
        remove(...given)
      }
    })
    for (const address of [
      '/',
      '/articles',
      '/articles/axially-loaded-piles',
      '/profile',
      '/submit-article',
    ]) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-awake', 'all')
    }
  })

  test('who types into the search before the page listens has the answers', async ({ page }) => {
    await page.goto('/my-likes')
    const wake = await openAsleep(page, '/articles/punching-shear-flat-slabs')
    await page.getByRole('banner').getByRole('combobox').pressSequentially('buckling')
    wake()
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('who sends the search before the page listens comes to the search page', async ({ page }) => {
    await page.goto('/my-likes')
    const wake = await openAsleep(page, '/articles/punching-shear-flat-slabs')
    const field = page.getByRole('banner').getByRole('combobox')
    await field.pressSequentially('buckling')
    await field.press('Enter')
    wake()
    await page.waitForURL('/search?q=buckling')
  })

  test('who likes again before the page knows that they did, still likes', async ({ page }) => {
    const address = '/articles/axially-loaded-piles'
    const { id } = (await (await page.request.get(`/api${address}`)).json()) as { id: number }
    await page.request.post(`/api/articles/${id}/like?liked=true`)
    await page.goto('/my-likes')
    const wake = await openAsleep(page, address)
    await page.getByRole('button', { name: /^Like this article/ }).click()
    const told = page.waitForResponse(/\/like\?/)
    wake()
    expect(await (await told).json()).toMatchObject({ liked: true })
    await expect(page.getByRole('button', { name: /^Like this article/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

test('a value entered in a calculation before the page listens is calculated', async ({
  page,
  context,
  accounts,
}) => {
  await context.addCookies(await accounts.cookiesOf('member'))
  await page.goto('/articles')
  const wake = await openAsleep(page, '/articles/punching-shear-flat-slabs')
  const sheet = page.getByRole('group', { name: /^Punching shear/ })
  await sheet.getByRole('textbox', { name: /Column reaction/ }).fill('1400')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  wake()
  await expect(sheet.getByRole('status')).toHaveText('2 checks fail; the largest utilisation is 2.180.')
})
