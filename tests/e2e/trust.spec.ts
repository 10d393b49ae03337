import { ARTICLE, PHONE, toastOf } from './support/pages'
import { expect, test, type Page } from './support/test'

const marks = (page: Page) => page.locator('.article a[data-clause]')
const card = (page: Page) => page.getByRole('dialog')

test.describe('a clause in the text of an article', () => {
  test.use({ as: 'member' })

  test('opens a card by pointer and by keyboard, which is fetched then', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/clause?') && asked.push(request.url()))
    await page.goto(ARTICLE.address)
    const mark = marks(page).filter({ hasText: 'Clause 6.3.2.2' }).first()
    await mark.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await mark.click()
    await expect(card(page)).toHaveAccessibleName('EN 1993-1-1:2005+A1:2014, clause 6.3.2.2')
    await expect(
      card(page)
        .getByText(/superseded/i)
        .first(),
    ).toBeVisible()
    await expect(card(page).getByRole('link', { name: 'All about this clause' })).toHaveAttribute(
      'href',
      '/standards/en-1993-1-1/6.3.2.2',
    )
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await expect(mark).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    expect(asked).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(card(page)).toBeHidden()
  })

  test('is closed by the first Escape after its citation was copied, which stays said', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(ARTICLE.address)
    const mark = marks(page).filter({ hasText: 'Clause 6.3.2.2' }).first()
    await mark.focus()
    await page.keyboard.press('Enter')
    await card(page).getByRole('button', { name: 'Cite' }).focus()
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText('Clause copied')
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await expect(mark).toBeFocused()
    await expect(toastOf(page)).toContainText('Clause copied')
    // With nothing else open, Escape is for the notice.
    await page.keyboard.press('Escape')
    await expect(toastOf(page)).toBeHidden()
  })

  test('opens from a step of a calculation too', async ({ page }) => {
    await page.goto(ARTICLE.address)
    const step = page.locator('.calculation-reference a').first()
    const place = (await step.getAttribute('data-clause'))!
    await step.click()
    await expect(card(page)).toHaveAccessibleName(/^EN 1993-1-1:2005\+A1:2014, /)
    const clause = place.replace(/^EN 1993-1-1 (?:Table |Equation )?/, '')
    await expect(card(page)).toHaveAccessibleName(new RegExp(`${clause}$`))
    await expect(card(page).getByRole('link', { name: 'All about this clause' })).toHaveAttribute(
      'href',
      /^\/standards\/en-1993-1-1\/./,
    )
  })

  test('copies its citation, and leads on, on a phone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize(PHONE)
    await page.goto(ARTICLE.address)
    await marks(page).filter({ hasText: 'Clause 6.3.2.3' }).first().click()
    await card(page).getByRole('button', { name: 'Cite' }).click()
    await expect(toastOf(page)).toContainText('Clause copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'EN 1993-1-1:2005+A1:2014, clause 6.3.2.3',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await card(page).getByRole('link', { name: 'All about this clause' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: /EN 1993-1-1, clause 6\.3\.2\.3/ }),
    ).toBeVisible()
  })
})

test.describe('the page of a clause', () => {
  test.use({ as: 'member' })

  test('leads to the words that name it, of each place its own', async ({ page }) => {
    const clause = '/standards/en-1993-1-1/6.3.2.3'
    await page.goto(clause)
    const places = page.getByRole('link', { name: /^In the text of Lateral torsional/ })
    expect(await places.count()).toBeGreaterThan(1)
    const addresses = await places.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(addresses.length)
    await places.last().click()
    await page.waitForURL(`${addresses.at(-1)}`)
    const named = page.locator(':target')
    await expect(named).toHaveAttribute('data-clause', /^EN 1993-1-1 6\.3\.2\.3/)
    await expect(named).toBeInViewport()
    await expect(named).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\)$)/)
  })
})

test('an approval takes the checklist along, and the article says who checked what', async ({
  openContext,
  accounts,
}) => {
  const admin = await (await openContext()).newPage()
  await admin.context().addCookies(await accounts.cookiesOf('admin'))
  const title = 'Uplift of a footing, checked by another'
  const author = await openContext()
  await author.addCookies(await accounts.cookiesOf('member'))
  const [category] = (await (await author.request.get('/api/categories')).json()) as { id: number }[]
  const sent = await author.request.post('/api/articles/submit', {
    data: {
      title,
      content: `<p>${'The weight of the footing and of the soil above it resists the uplift. '.repeat(3)}</p>`,
      reference: 'EN 1997-1:2004+A1:2013, cl. 2.4.7.4',
      categoryId: category!.id,
      tagIds: [],
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { id, slug } = (await sent.json()) as { id: number; slug: string }

  await admin.goto('/admin/articles?tab=pending_review')
  await admin
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Approve/ })
    .click()
  const dialog = admin.getByRole('alertdialog')
  await expect(dialog).toContainText('Nothing is confirmed')
  await dialog.getByRole('checkbox', { name: /figures were recomputed/ }).check()
  await dialog.getByRole('checkbox', { name: /EN 1997-1:2004\+A1:2013/ }).check()
  await expect(dialog).toContainText('Not confirmed: its clauses, the limits of its use.')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(toastOf(admin)).toContainText('The article has been approved and published.')

  await admin.goto(`/articles/${slug}`)
  const said = admin.getByText(/Checked by .* against EN 1997-1:2004\+A1:2013\./)
  await expect(said).toContainText('Not confirmed: its clauses, the limits of its use.')

  await admin.goto(`/admin/articles/edit/${id}`)
  const panel = admin.getByRole('region', { name: 'Technical check' })
  await expect(panel.getByRole('checkbox', { name: /figures were recomputed/ })).toBeChecked()
  await panel.getByRole('checkbox', { name: /clauses were looked up/ }).check()
  await panel.getByRole('checkbox', { name: /limits of its use/ }).check()
  await panel.getByRole('button', { name: 'Confirm the check' }).click()
  await expect(panel).not.toContainText('Not confirmed')
  await expect(panel.getByRole('button', { name: 'Confirm the check' })).toBeFocused()
  await admin.goto(`/articles/${slug}`)
  await expect(said).not.toContainText('Not confirmed')
  await admin.close()
  expect((await admin.context().request.delete(`/api/admin/articles/${id}`)).status()).toBe(204)
})

test.describe('without a check', () => {
  test.use({ as: 'member' })

  test('an article says so in words', async ({ page }) => {
    await page.goto('/articles/snow-loads-and-drifts')
    await expect(page.getByText('By Loadpath editors. Not yet checked by a named engineer.')).toBeVisible()
  })
})

test('search engines read the day of the last change, and no name that was not agreed to', async ({
  request,
}) => {
  const html = await (await request.get('/articles/snow-loads-and-drifts')).text()
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json!)).toMatchObject({
    '@graph': [{ '@type': 'WebPage' }, { '@type': 'TechArticle', isAccessibleForFree: false }],
  })
  expect(json).not.toMatch(/"author"|reviewedBy/)
})
