import { ARTICLE, fillSignIn } from './support/pages'
import { newMember } from './support/people'
import { expect, test } from './support/test'

test('a member makes a token, a program reads and calculates with it, and revoking it ends that', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  await page.goto('/login')
  await fillSignIn(page, member)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  await page.goto('/profile?tab=settings')
  await expect(page.getByText('You have no tokens.')).toBeVisible()

  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Please give the token a name')
  await dialog.getByLabel('Name').fill('Spreadsheet')
  await dialog.getByLabel('Expires after').selectOption('30 days')
  await page.keyboard.press('Enter')
  const shown = dialog.getByLabel('Your new token')
  await expect(shown).toHaveText(/^lp_[\w-]{43}$/)
  const token = await shown.innerText()
  // What is shown only once is not lost by a slip.
  await page.keyboard.press('Escape')
  await expect(shown).toBeVisible()
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  const row = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem')
  await expect(row).toContainText(`${token.slice(0, 9)}…`)
  await expect(row).toContainText('never used')

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  })
  const calculations = (await (await program.get('/api/calculations?pageSize=100')).json()) as {
    id: string
    title: string
  }[]
  const punching = calculations.find(({ title }) => /punching/i.test(title))!
  const described = await program.get(`/api/calculations/${punching.id}`)
  expect(described.status()).toBe(200)
  const run = await program.post(`/api/calculations/${punching.id}/run`, {
    data: { inputs: { V_Ed: '1.4 MN' } },
  })
  expect(run.status()).toBe(200)
  const outcome = (await run.json()) as { passes: boolean; checks: { words: string }[] }
  expect(outcome.passes).toBe(false)
  expect(outcome.checks.map(({ words }) => words)).toContain('fails: 1.381 > 1')
  // The very answers that the page cache sends to browsers.
  for (const path of ['/api/articles', `/api${ARTICLE.address}`]) {
    const reply = await program.get(path)
    expect([path, reply.status(), reply.headers()['set-cookie']]).toEqual([path, 200, undefined])
  }
  expect((await program.get('/api/auth/user')).status()).toBe(403)
  expect((await program.post('/api/articles/1/like')).status()).toBe(403)

  await row.getByRole('button', { name: 'Revoke Spreadsheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(page.getByText('You have no tokens.')).toBeVisible()
  const refused = await program.get('/api/articles')
  expect([refused.status(), refused.headers()['www-authenticate']]).toEqual([
    401,
    'Bearer error="invalid_token"',
  ])
  await program.dispose()
})
