import { DEMO } from './support/accounts'
import { holdRequests } from './support/held'
import { ARTICLE, fillSignIn, headerSearch, PHONE, toastOf } from './support/pages'
import { newEmail } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const MEMBER_ENTRIES = [
  ['Profile', '/profile'],
  ['Billing', '/billing'],
  ['Bookmarks', '/bookmarks'],
  ['Paths', '/paths'],
  ['Projects', '/projects'],
  ['My Calculations', '/calculations'],
  ['Watching', '/watching'],
  ['My Likes', '/my-likes'],
  ['My Comments', '/my-comments'],
  ['Submit Article', '/submit-article'],
  ['My Articles', '/profile'],
  ['Settings', '/profile?tab=settings'],
] as const

const ADMIN_ENTRIES = [
  ['Admin Dashboard', '/admin'],
  ['Manage Articles', '/admin/articles'],
  ['Categories', '/admin/categories'],
  ['Tags', '/admin/tags'],
] as const

const banner = (page: Page) => page.getByRole('banner')
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` })

test.describe('for a visitor', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('the header offers sign-in and membership, and no admin area', async ({ page }) => {
    await expect(mainNav(page).getByRole('link')).toHaveText([
      'Articles',
      'Standards',
      'Data',
      'Membership',
      'Contact',
    ])
    await expect(banner(page).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/membership')
    await banner(page).getByRole('link', { name: 'Sign In' }).click()
    await page.waitForURL('/login')
    await banner(page).getByRole('link', { name: 'Loadpath' }).click()
    await page.waitForURL('/')
    await page.getByRole('main').getByRole('link', { name: 'Join the Community' }).click()
    await page.waitForURL('/membership')
  })

  test('the footer leads everywhere', async ({ page }) => {
    const footer = page.getByRole('navigation', { name: 'Footer' })
    for (const [name, href] of [
      ['Home', '/'],
      ['Articles', '/articles'],
      ['Membership', '/membership'],
      ['Contact Us', '/contact'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /^https:/)
  })

  test('the skip link comes first and moves the focus past the header', async ({ page }) => {
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Articles' })).toBeFocused()
  })
})

test.describe('for a member', () => {
  test.use({ as: 'member' })

  test('the menu holds what is theirs; Escape gives the focus back', async ({ page }) => {
    await page.goto('/membership')
    await expect(banner(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    await expect(mainNav(page).getByRole('link', { name: 'Admin' })).toHaveCount(0)
    const button = account(page, DEMO.member.name)
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(banner(page).getByText(DEMO.member.email)).toBeVisible()
    for (const [name, href] of MEMBER_ENTRIES)
      await expect(banner(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    for (const [name] of ADMIN_ENTRIES)
      await expect(banner(page).getByRole('link', { name, exact: true })).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(banner(page).getByRole('link', { name: 'My Likes' })).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(banner(page).getByRole('link', { name: 'My Likes' })).toHaveCount(0)
  })

  test('home does not ask them to join', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Articles' })).toBeVisible()
    await expect(page.getByText('Join the Community')).toHaveCount(0)
  })
})

test.describe('for an admin', () => {
  test.use({ as: 'admin' })

  test('the menu and the header hold the admin area; logging out ends it', async ({ page, accounts }) => {
    await page.goto('/')
    await expect(mainNav(page).getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute(
      'href',
      '/admin',
    )
    await account(page, DEMO.admin.name).click()
    for (const [name, href] of [...MEMBER_ENTRIES, ...ADMIN_ENTRIES])
      await expect(banner(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)

    accounts.forget('admin')
    await page.goto('/membership')
    await account(page, DEMO.admin.name).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('/')
    await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(mainNav(page).getByRole('link', { name: 'Admin' })).toHaveCount(0)
    await page.goto('/articles')
    await expect(page.getByRole('heading', { name: 'Access Our Article Library' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('menu and search come and go', async ({ page }) => {
    await page.goto('/')
    await expect(mainNav(page)).toBeHidden()
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await expect(mainNav(page).getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Register' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(mainNav(page)).toBeHidden()
    await expect(menu).toBeFocused()

    await expect(headerSearch(page)).toBeHidden()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(headerSearch(page)).toBeFocused()
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(headerSearch(page)).toBeHidden()

    await menu.click()
    await mainNav(page).getByRole('link', { name: 'Membership' }).click()
    await page.waitForURL('/membership')
    await expect(mainNav(page)).toBeHidden()
  })
})

test.describe('notices', () => {
  test.beforeEach(async ({ page, watched }) => {
    watched.allow(failedLoad(401))
    await page.clock.install()
    await page.goto('/login')
    await fillSignIn(page, { email: newEmail(), password: 'Wrong!1234' })
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText('Login Failed')
  })

  test('F8 leads to them, one is in sight at a time, and it can be closed', async ({ page }) => {
    const notices = toastOf(page).getByRole('listitem')
    const refused = page.waitForResponse('**/api/login')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await refused
    // The form takes the focus back to the password first.
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(notices).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(toastOf(page).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(notices.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notices).toHaveCount(0)
  })

  test('leaves by itself after five seconds', async ({ page }) => {
    const notices = toastOf(page).getByRole('listitem')
    await page.clock.runFor(4000)
    await expect(notices).toHaveCount(1)
    await page.clock.runFor(1500)
    await expect(notices).toHaveCount(0)
  })
})

test.describe('every page is quiet in the console', () => {
  for (const as of ['visitor', 'member', 'admin'] as const)
    test.describe(`for ${as}`, () => {
      test.use({ as })
      test('page by page, also by the links of the site', async ({ page }) => {
        for (const path of [
          '/',
          '/membership',
          '/login',
          '/verify-email',
          '/articles',
          ARTICLE.address,
          '/search?q=buckling',
          '/my-likes',
        ]) {
          expect((await page.goto(path))?.status(), path).toBe(200)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        }
        await banner(page).getByRole('link', { name: 'Loadpath' }).click()
        await page.waitForURL('/')
        await page.getByRole('region', { name: 'Featured articles' }).getByRole('link').first().click()
        await page.waitForURL(/\/articles\//)
        await page.goBack()
        await page.waitForURL('/')
      })
    })
})

test('without a connection a form says so, keeps what was typed, and the page stays', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/contact')
  const text = 'Which edition of EN 1991-1-3 is summarised here?'
  await page.getByLabel('Full Name').fill('Nora Lind')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Subject').fill('Snow')
  await page.getByLabel('Message').fill(text)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  // The notice's own code cannot be fetched either.
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' }).first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(text)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue(text)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('main').getByText('Message sent successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test.describe('a member whose connection failed', () => {
  test.use({ as: 'member' })

  test('sees matches while typing once it is back', async ({ page, context, watched }) => {
    watched.allow(failedLoad('net'))
    await page.goto('/terms')
    const field = headerSearch(page)
    await context.setOffline(true)
    await field.fill('punching')
    await expect(page.getByText('Matches cannot be listed here.')).toBeVisible()
    await context.setOffline(false)
    await field.fill('punching shear')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByText('Matches cannot be listed here.')).toHaveCount(0)
  })

  test('sees what leads on from an article once it is back', async ({ page, context, watched }) => {
    watched.allow(failedLoad('net'))
    await page.goto(ARTICLE.address)
    const on = page.getByRole('complementary', { name: 'Read on' })
    await expect(on).toHaveAttribute('aria-busy', 'true')
    await context.setOffline(true)
    await on.scrollIntoViewIfNeeded()
    await expect(on).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Related articles' })).toBeVisible()
  })
})

test('a page that is long in coming is announced by a line along the top', async ({ page }) => {
  await page.goto('/')
  const release = await holdRequests(page, '**/membership?_rsc*')
  await banner(page).getByRole('link', { name: 'Membership' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  release()
  await page.waitForURL('/membership')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test.describe('the frame', () => {
  test.use({ as: 'member' })

  test('is rendered once with each page: once in its HTML, and once in what wakes it', async ({ page }) => {
    for (const path of ['/my-comments', '/profile', '/nothing-here']) {
      const html = await (await page.request.get(path)).text()
      expect(html.split('Skip to content')).toHaveLength(3)
      expect(html.split('unreadNotifications').length - 1).toBe(1)
    }
  })

  test('stays where it is, and knows the reader, on a move to another part of the site', async ({ page }) => {
    await page.goto('/profile')
    await banner(page).evaluate((header) => header.setAttribute('data-seen', ''))
    await mainNav(page).getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('/contact')
    await expect(banner(page)).toHaveAttribute('data-seen', '')
    await expect(account(page, DEMO.member.name)).toBeVisible()
  })
})
