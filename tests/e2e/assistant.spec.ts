/** The assistant as a member asks it, and what administrators see of it. */
import type { Page } from '@playwright/test'
import { toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test } from './support/test'

/**
 * Right after the start the worker is still reading the library: nothing is said to be missing before, while
 * one question may have its answer.
 */
async function untilRead(
  { request }: Page,
  question = 'How are pear trees pruned in winter?',
): Promise<void> {
  const asked = { data: { question } }
  const ask = async () => (await request.post('/api/assistant/ask', asked)).status()
  await expect.poll(ask, { intervals: [7000], timeout: 60_000 }).toBe(200)
}

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('asks, reads the passage with its clause, and says that it helped', async ({ page }) => {
    await page.goto('/assistant')
    await page.getByLabel('Your question').fill('When may sway imperfections be disregarded?')
    const answer = page.getByRole('region', { name: 'Answer' })
    await untilRead(page, 'When may sway imperfections be disregarded?')
    await page.getByLabel('Your question').press('Enter')
    await expect(answer.getByRole('heading', { name: 'What the library says, word for word' })).toBeVisible()
    // The sentence first, then the passage as its article shows it.
    await expect(answer.getByRole('figure')).toContainText('sway imperfections may be disregarded')
    await expect(answer.locator('#passage-1 .katex').first()).toBeVisible()
    await answer.getByRole('button', { name: 'Helpful', exact: true }).click()
    await expect(answer.getByText('Thank you.')).toBeVisible()
  })

  test('has one cell of a table answered by its row, and goes on from there', async ({ page }) => {
    await page.goto('/search?q=S355%20yield%20strength')
    await page.getByRole('link', { name: 'Ask the assistant this' }).click()
    await expect(page.getByLabel('Your question')).toHaveValue('S355 yield strength')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    const row = page.getByRole('region', { name: 'The row that answers' })
    await expect(row.getByRole('cell').first()).toHaveText('S355')
    await page.getByLabel('Your question').fill('and S275?')
    await page.getByLabel('Your question').press('Enter')
    await expect(page.getByText('Taken as: S275 yield strength')).toBeVisible()
    await expect(row.getByRole('cell').first()).toHaveText('S275')
  })

  test('is told where there is more than one value, and goes on to one of them', async ({ page }) => {
    await page.goto('/assistant')
    const answer = page.getByRole('region', { name: 'Answer' })
    await page.getByLabel('Your question').fill('What is gamma_M0?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(answer.getByText('The library has more than one value for γM0.')).toBeVisible()
    await expect(answer.getByText('Which one holds depends on the standard.')).toBeVisible()
    const values = answer.getByRole('region', { name: /more than one value/ }).getByRole('listitem')
    await expect(values.filter({ hasText: 'EN 1993-1-1:2005+A1:2014, 6.1(1)' })).toHaveText(/^1 ?Steel/)
    await expect(values.filter({ hasText: 'EN 1993-1-4' })).toHaveText(/^1\.1 ?Steel: stainless/)
    await expect(answer.getByRole('region', { name: 'The row that answers' })).toHaveCount(0)
    await page.getByLabel('Your question').fill('and in the UK?')
    await page.getByLabel('Your question').press('Enter')
    await expect(answer.getByText('Taken as: What is gamma_M0 in the UK?')).toBeVisible()
    const row = answer.getByRole('region', { name: 'The row that answers' })
    await expect(row.getByRole('cell', { name: 'EN 1993-1-1' })).toBeVisible()
  })

  test('is told which row no table has, and what stands next to it', async ({ page }) => {
    await page.goto('/assistant')
    await page.getByLabel('Your question').fill('IPE 310 Iy')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    const answer = page.getByRole('region', { name: 'Answer' })
    await expect(answer.getByText('No table of the library has IPE 310.')).toBeVisible()
    await answer.getByRole('link', { name: /IPE/ }).first().click()
    await expect(page).toHaveURL(/\/data\/ipe_sections\?.*row=IPE300&row=IPE330/)
  })

  test('is told how far the tables go', async ({ page }) => {
    await page.goto('/search?q=S355%20yield%20strength%20200%20mm')
    await expect(page.getByText('No table of the library has a value for 200 mm.')).toBeVisible()
    await page.getByRole('link', { name: 'Yield strength of structural steel by thickness' }).first().click()
    await expect(page).toHaveURL('/data/steel_strengths')
  })
})

/** They ask so often that one member would be refused before the end. */
test.describe('a new member', () => {
  test.beforeEach(async ({ page, playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL })
    const member = await newMember(request)
    await request.dispose()
    expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
    await untilRead(page)
  })

  test('asks about the article that is open', async ({ page }) => {
    await page.goto('/articles/fillet-weld-directional-method')
    await page.getByRole('link', { name: 'Ask the assistant about this article' }).click()
    await expect(page.getByText('About Fillet welds')).toBeVisible()
    await page.getByLabel('Your question').fill('How are apple trees pruned in winter?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByText('The library does not answer this.')).toBeVisible()
    await page.getByRole('link', { name: 'Ask the whole library' }).click()
    await expect(page).toHaveURL('/assistant')
  })

  test('is told where the library does not answer, and that a question is missing', async ({ page }) => {
    await page.goto('/assistant')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please ask a question' })).toBeVisible()
    await page.getByLabel('Your question').fill('How are apple trees pruned in winter?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByText('The library does not answer this.')).toBeVisible()
  })

  test('reads the answer to a question before again', async ({ page }) => {
    await page.goto('/assistant')
    const ask = async (question: string) => {
      await page.getByLabel('Your question').fill(question)
      await page.getByLabel('Your question').press('Enter')
      await expect(page.getByRole('heading', { name: question })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled()
    }
    const before = page.getByRole('region', { name: 'Asked before in this visit' }).getByRole('button')
    await ask('IPE 310 Iy')
    await ask('How are apple trees pruned in winter?')
    await expect(before).toHaveText(['IPE 310 Iy'])
    await before.click()
    await expect(page.getByText('No table of the library has IPE 310.')).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused()
    await expect(before).toHaveText(['How are apple trees pruned in winter?'])
    // It leads to a source, and is there after coming back.
    await page.getByRole('link', { name: 'Search the articles' }).click()
    await expect(page).toHaveURL(/\/search/)
    await page.goBack()
    await expect(before).toHaveText(['How are apple trees pruned in winter?'])
  })

  test('asks a question of a former visit again, and has the questions forgotten', async ({ page }) => {
    await page.goto('/assistant')
    await page.getByLabel('Your question').fill('IPE 310 Iy')
    await page.getByLabel('Your question').press('Enter')
    // Its end may still be on its way.
    await expect(page.getByText('No table of the library has IPE 310.')).toBeVisible()
    const former = page.getByRole('region', { name: 'Asked before in this browser' })
    await expect(former).toHaveCount(0)

    await page.reload()
    await former.getByRole('button', { name: 'IPE 310 Iy' }).click()
    await expect(page.getByText('No table of the library has IPE 310.')).toBeInViewport()
    await expect(page.getByLabel('Your question')).toHaveValue('IPE 310 Iy')
    await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused()
    await expect(former).toHaveCount(0)

    await page.reload()
    await former.getByRole('button', { name: 'Forget them' }).click()
    await expect(former).toHaveCount(0)
    await expect(page.getByLabel('Your question')).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Your question')).toBeVisible()
    await expect(former).toHaveCount(0)
  })

  test('reads an answer again while another one comes, which does not mix with it', async ({ page }) => {
    await page.goto('/assistant')
    await page.getByLabel('Your question').fill('IPE 310 Iy')
    await page.getByLabel('Your question').press('Enter')
    const missing = page.getByText('No table of the library has IPE 310.')
    await expect(missing).toBeVisible()
    let release = () => {}
    const released = new Promise<void>((go) => (release = go))
    await page.route('**/api/assistant/ask', async (route) => {
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    })
    await page.getByLabel('Your question').fill('HEB 200 Iy')
    await page.getByLabel('Your question').press('Enter')
    await expect(missing).toHaveCount(0)
    await page.getByRole('link', { name: 'Membership' }).first().click()
    await expect(page).toHaveURL('/membership')
    await page.goBack()
    await page.getByRole('button', { name: 'IPE 310 Iy' }).click()
    await expect(missing).toBeVisible()
    const answered = page.waitForResponse('**/api/assistant/ask')
    release()
    await answered
    await page.unroute('**/api/assistant/ask')
    // The next answer comes after all of the late one.
    await page.getByLabel('Your question').fill('M21 As')
    await page.getByLabel('Your question').press('Enter')
    await expect(page.getByText('No table of the library has M21.')).toBeVisible()
    await page.getByRole('button', { name: 'IPE 310 Iy' }).click()
    await expect(missing).toBeVisible()
    await expect(page.getByRole('region', { name: 'The row that answers' })).toHaveCount(0)
  })

  test('stops a question that takes too long', async ({ page }) => {
    await page.goto('/assistant')
    await page.route('**/api/assistant/ask', () => undefined)
    await page.getByLabel('Your question').fill('IPE 310 Iy')
    await page.getByLabel('Your question').press('Enter')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByLabel('Your question')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Answer' })).toBeEmpty()
    await page.unroute('**/api/assistant/ask')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByText('No table of the library has IPE 310.')).toBeVisible()
  })
})

test.describe('an administrator', () => {
  test.use({ as: 'admin' })

  test('is told that credentials are missing, and that a code is', async ({ page }) => {
    await page.goto('/admin/google-drive')
    await expect(
      page.getByText('Failed to generate authentication URL. Please check your API credentials.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Authenticate' }).click()
    await expect(toastOf(page)).toContainText('Authorization Code Required')
  })

  test('opens the passages of a document', async ({ page }) => {
    await page.goto('/admin/knowledge')
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('fillet')
    await page.getByRole('search', { name: 'Documents' }).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/knowledge\?q=fillet$/)
    await page.getByRole('link', { name: /^Fillet welds/ }).click()
    await expect(page.getByText('Stresses on the throat').first()).toBeVisible()
  })
})
