import { formatInTimeZone } from 'date-fns-tz'
import { newestEmailTo, linkIn } from './support/outbox'
import { ARTICLE, DESK, headerSearch, PHONE, toastOf } from './support/pages'
import { newEmail, PASSWORD } from './support/people'
import { expect, test, type Page } from './support/test'

const screens = [
  { name: 'at a desk', viewport: DESK },
  { name: 'on a phone', viewport: PHONE },
]

for (const { name, viewport } of screens)
  test.describe(name, () => {
    const phone = viewport === PHONE
    test.use({ viewport })

    test('a new person joins, verifies, signs in, finds an article and keeps it', async ({ page }) => {
      const email = newEmail()
      await test.step('join', () => join(page, email, phone))
      await test.step('verify', () => verify(page, email, phone))
      await test.step('sign in', () => signIn(page, email))
      await test.step('search', () => findArticle(page, phone))
      await test.step('read', () => read(page, phone))
      await test.step('like', () => keepAndDrop(page))
    })
  })

async function join(page: Page, email: string, phone: boolean) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (phone) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Membership' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Membership' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Free' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByLabel('Company/Organization').fill('Lind Structural')
  await page.getByLabel('Job title').fill('Engineer')
  await page.getByLabel('Experience').selectOption({ label: '3–5 years' })
  await page.getByRole('button', { name: 'Start My Free Membership' }).click()
  await expect(toastOf(page)).toContainText('Please verify your email')
  await page.waitForURL('/login')
}

async function verify(page: Page, email: string, phone: boolean) {
  const mail = await newestEmailTo(email)
  expect(mail.subject).toBe('Verify your email address for Loadpath')
  expect(mail.text).toContain(linkIn(mail))
  if (!phone) await page.context().clearCookies({ name: 'loadpath.registration' })
  await page.goto(linkIn(mail))
  await expect(page.getByRole('status').getByText('Email verified')).toBeVisible()
  // The browser that registered is signed in by the link; at a desk it is read in another one.
  if (phone) {
    await expect(page.getByText('You are signed in.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of Nora Lind' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue to the Library' })).toHaveAttribute(
      'href',
      '/articles',
    )
  }
  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await page.waitForURL('/login?verified=true')
  await expect(page.getByRole('main').getByText('Email Verified Successfully!')).toBeVisible()
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Welcome back!')
  await page.waitForURL('/')
  await expect(page.getByRole('button', { name: 'Account of Nora Lind' })).toBeVisible()
}

async function findArticle(page: Page, phone: boolean) {
  const field = headerSearch(page)
  if (phone) {
    await expect(field).toBeHidden()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  } else await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('lateral torsional buckling')
  const wanted = page.getByRole('option', { name: ARTICLE.title })
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < 5 && (await wanted.getAttribute('aria-selected')) !== 'true'; steps++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(ARTICLE.address)
  await expect(page.getByRole('listbox')).toBeHidden()
}

async function read(page: Page, phone: boolean) {
  await expect(page).toHaveTitle(ARTICLE.title)
  await expect(page.getByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
  const body = page.getByRole('article')
  await expect(body.getByText(ARTICLE.sentences[0]!)).toBeVisible()
  expect(await body.getByRole('math').count()).toBeGreaterThan(20)
  await expect(body.getByRole('table', { name: /^Factors for simply supported spans/ })).toBeVisible()
  await expect(body.getByRole('columnheader', { name: 'Loading' })).toBeVisible()

  const references = page.getByRole('region', { name: 'References' })
  await expect(references.getByRole('listitem')).toHaveCount(6)
  await expect(
    references.getByRole('link', { name: /EN 1993-1-1:2005\+A1:2014, cl\. 6\.3\.2\.2/ }),
  ).toBeVisible()
  await expect(references.getByText('Withdrawn, superseded', { exact: true })).toBeVisible()

  if (phone) await page.getByRole('group').getByText('Contents', { exact: true }).click()
  const entry = page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'The elastic critical moment' })
  await entry.click()
  await expect(page.getByRole('heading', { name: /^The elastic critical moment/ })).toBeInViewport()
  await expect(entry).toHaveAttribute('aria-current', 'location')
}

async function keepAndDrop(page: Page) {
  const like = page.getByRole('button', { name: /^Like this article/ })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const before = Number(await like.innerText())
  await press(page)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(String(before + 1))

  await openMyLikes(page)
  await expect(page.getByRole('heading', { name: "Articles you've liked (1)" })).toBeVisible()
  const today = formatInTimeZone(new Date(), 'Europe/London', 'MMM d, yyyy')
  await expect(page.getByRole('article')).toContainText(`Liked on ${today}`)
  await page.getByRole('article').getByRole('link', { name: ARTICLE.title }).click()
  await page.waitForURL(ARTICLE.address)

  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await press(page)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveText(String(before))
  await openMyLikes(page)
  await expect(page.getByRole('heading', { name: "Articles you've liked (0)" })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No likes yet' })).toBeVisible()
}

async function press(page: Page) {
  const answered = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith('/like'))
  await page.getByRole('button', { name: /^Like this article/ }).click()
  expect((await answered).status()).toBe(200)
}

async function openMyLikes(page: Page) {
  await page.getByRole('button', { name: 'Account of Nora Lind' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'My Likes' }).click()
  await page.waitForURL('/my-likes')
}
