import { sendDigest } from './support/digest'
import { linkIn, newestEmailTo } from './support/outbox'
import { ARTICLE, fillSignIn, toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const watchButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name: typeof name === 'string' ? `Watch ${name}` : name, exact: true })
/** Presses it and waits for the server. */
async function watch(page: Page, name: string | RegExp) {
  const answered = page.waitForResponse('**/api/watches')
  await watchButton(page, name).click()
  expect((await answered).status()).toBe(200)
  await expect(watchButton(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(watchButton(page, name)).toContainText('Watching')
}

test('a visitor who presses Watch is asked to sign in, and comes back to the standard', async ({
  page,
  watched,
}) => {
  watched.allow(failedLoad(401))
  await page.goto('/standards/en-1993-1-1')
  // It is as wide as “Watching” from the start, and its word stands in the middle of that.
  const [before, after] = await watchButton(page, 'EN 1993-1-1').evaluate((button) => {
    const box = button.getBoundingClientRect()
    const word = document.createRange()
    word.selectNodeContents(button.querySelector('span span span')!)
    const icon = button.querySelector('svg')!.getBoundingClientRect()
    return [icon.left - box.left, box.right - word.getBoundingClientRect().right]
  })
  expect(Math.abs(before - after)).toBeLessThan(1.5)
  await watchButton(page, 'EN 1993-1-1').click()
  await expect(toastOf(page)).toContainText('Sign in to watch EN 1993-1-1')
  await expect(toastOf(page)).not.toContainText('signed out')
  await expect(watchButton(page, 'EN 1993-1-1')).toHaveAttribute('aria-pressed', 'false')
  await toastOf(page).getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/login\?/)
})

test('a member watches what there is, is told of it, gets it in a digest and switches that off', async ({
  page,
  request,
  accounts,
  openContext,
  watched,
}) => {
  test.slow()
  // The link of a digest that is changed.
  watched.allow(failedLoad(400))
  const member = await newMember(request)
  await page.goto('/login')
  await fillSignIn(page, member)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')

  await page.goto('/standards/en-1993-1-1')
  await watch(page, 'EN 1993-1-1')
  await page.goto('/standards/en-1993-1-1/6.3.2.3')
  await watch(page, 'EN 1993-1-1, clause 6.3.2.3')
  await page.goto(ARTICLE.address)
  await watch(page, /^Watch Lateral torsional buckling/)
  const { category } = (await (await page.request.get(`/api/articles/${ARTICLE.slug}`)).json()) as {
    category: { id: number; name: string }
  }
  await page.goto(`/articles?category=${category.id}`)
  await expect(watchButton(page, category.name)).toBeVisible()
  await watch(page, category.name)
  // Known again after a reload, on a page that is cached for everybody.
  await page.goto('/standards/en-1993-1-1')
  await expect(watchButton(page, 'EN 1993-1-1')).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/watching')
  await page.getByRole('main').getByRole('link', { name: 'your settings' }).click()
  await expect(page.getByRole('combobox', { name: 'Digest' })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Digest' })).toBeInViewport()
  await page.getByRole('combobox', { name: 'Digest' }).selectOption('Every Monday')
  await expect(toastOf(page)).toContainText('You get a digest on Mondays.')

  const editor = await openContext()
  await editor.addCookies(await accounts.cookiesOf('admin'))
  const title = 'Restrained beams of a mezzanine'
  const made = await editor.request.post('/api/articles', {
    data: {
      title,
      categoryId: category.id,
      content: '<p>A beam that is restrained along its length cannot buckle sideways.</p>',
    },
  })
  expect(made.status(), await made.text()).toBe(201)

  await page.goto('/watching')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const told = page.getByRole('link', { name: new RegExp(title) })
  await expect(told).toContainText(`A new article in ${category.name}`)
  await page.keyboard.press('Escape')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: 'Stop watching EN 1993-1-1', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What you watch (3)' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: watch EN 1993-1-1 again' }).click()
  await expect(page.getByRole('heading', { name: 'What you watch (4)' })).toBeVisible()
  // Shown at once: a page that is loaded again before the answer would not have asked for it. The answer to
  // the undo may come meanwhile.
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/watches') &&
      (response.request().postDataJSON() as { kind?: string } | null)?.kind === 'category',
  )
  await page.getByRole('button', { name: `Stop watching ${category.name}` }).click()
  await expect(page.getByRole('heading', { name: 'What you watch (3)' })).toBeVisible()
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(rows).toHaveCount(3)

  expect(await sendDigest(member.email)).toContain('is sent what is new')
  // The first was to verify the address, the second a welcome.
  const digest = await newestEmailTo(member.email, 3)
  expect(digest.subject).toBe('What is new on Loadpath this week')
  expect(digest.text).toContain(title)
  expect(await sendDigest(member.email)).toContain('is sent nothing')
  await page.goto('/dev/outbox')
  await expect(page.getByText('List-Unsubscribe=One-Click').first()).toBeVisible()

  const reader = await (await openContext()).newPage()
  const link = linkIn(digest)
  await reader.goto(link)
  await expect(reader.getByRole('heading', { name: 'The digest' })).toBeVisible()
  await reader.getByRole('button', { name: 'Switch the digest off' }).click()
  await expect(reader.getByText('You no longer get the digest')).toBeVisible()
  await page.goto('/profile?tab=settings')
  await expect(page.getByRole('combobox', { name: 'Digest' })).toHaveValue('none')
  await reader.getByRole('button', { name: 'Turn it on again' }).click()
  await expect(reader.getByText('You get the digest again')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Digest' })).toHaveValue('weekly')

  await page.goto(`${link}x`)
  await expect(page.getByText('This link does not work any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Switch the digest off' })).toHaveCount(0)
})
