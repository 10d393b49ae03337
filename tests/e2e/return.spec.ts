import { headerSearch } from './support/pages'
import { newMember } from './support/people'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

test('after signing out, Back shows nothing of the profile', async ({
  page,
  playwright,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad(401))
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  await page.request.post('/api/login', { data: member })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Nora Lind' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText(member.email)).toHaveCount(0)
})

test('without a connection a form says so at once, and sends nothing later', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  await page.goto('/login')
  await page.getByLabel('Email').fill('nora@example.test')
  await page.getByLabel('Password', { exact: true }).fill('Wrong!1234')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your connection' })).toBeVisible()
  let sent = 0
  page.on('request', (request) => (sent += request.url().endsWith('/api/login') ? 1 : 0))
  await context.setOffline(false)
  await headerSearch(page).focus()
  expect(sent).toBe(0)
})

test('Back is a step back in joining and between the tabs of the profile', async ({ page }) => {
  await page.goto('/membership')
  await page.getByRole('button', { name: 'Start Free' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Start Free' })).toBeVisible()
})

test('a method that a call does not have is a 405 in JSON', async ({ request }) => {
  for (const [method, path] of [
    ['PUT', '/api/login'],
    ['DELETE', '/api/health'],
    ['PATCH', '/api/articles'],
  ] as const) {
    const reply = await request.fetch(path, { method })
    expect([reply.status(), ((await reply.json()) as { code: string }).code]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
    ])
  }
})
