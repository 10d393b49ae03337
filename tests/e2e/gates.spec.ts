import { DEMO } from './support/accounts'
import { ARTICLE, fillSignIn } from './support/pages'
import { raw } from './support/raw'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

const PROMPTS = [
  { path: '/articles', title: 'Access Our Article Library' },
  { path: '/articles?tag=beams&page=2', title: 'Access Our Article Library' },
  { path: ARTICLE.address, title: 'Article Access Required' },
  { path: '/articles/no-such-article', title: 'Article Access Required' },
  { path: '/search', title: 'Search Our Knowledge Base' },
  { path: '/search?q=buckling', title: 'Search Our Knowledge Base' },
  { path: '/my-likes', title: 'Access Denied', text: 'Please sign in to view your liked articles.' },
  { path: '/watching', title: 'Access Denied', text: 'Please sign in to see what you watch.' },
  { path: '/my-comments', title: 'Access Denied', text: 'Please sign in to view your comments.' },
  { path: '/profile', title: 'Access Denied', text: 'Please sign in to view your profile.' },
  { path: '/profile?tab=settings', title: 'Access Denied' },
  { path: '/bookmarks', title: 'Access Denied' },
  { path: '/projects', title: 'Access Denied', text: 'Please sign in to view your projects.' },
  { path: '/paths', title: 'Access Denied', text: 'Please sign in to follow a reading path.' },
  { path: '/billing', title: 'Access Denied' },
  { path: '/submit-article', title: 'Sign In Required' },
]

test.describe('a visitor', () => {
  test('is asked to sign in at every gated address, by its own title, and led back', async ({
    page,
    baseURL,
  }) => {
    for (const { path, title, text } of PROMPTS) {
      const { status, body, headers } = await raw(baseURL!, path)
      expect(status).toBe(200)
      expect(body).toContain(`>${title}</h1>`)
      // What an article is about may be found; a page of the member's own may not.
      if (path === ARTICLE.address) expect(body).not.toContain('noindex')
      else expect(body).toMatch(/<meta name="robots" content="noindex/)
      expect(headers['cache-control']).toMatch(/private|no-store/)
      expect(headers).not.toHaveProperty('x-middleware-rewrite')

      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      if (text) await expect(page.getByText(text)).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/membership')
      await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(path)}`,
      )
    }
  })

  test('reads an article that is open to everybody, whole, and changes its calculation', async ({
    page,
    baseURL,
  }) => {
    const open = '/articles/flexural-buckling-of-columns'
    const { status, body } = await raw(baseURL!, open)
    expect(status).toBe(200)
    expect(body).toContain('"isAccessibleForFree":true')
    expect(body).not.toContain('noindex')
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Read one now' }).getByRole('link')).toHaveCount(3)
    await page.goto(open)
    await expect(page.getByRole('heading', { level: 1, name: /^Flexural buckling/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Article Access Required' })).toHaveCount(0)
    const sheet = page.locator('.calculation').first()
    const input = sheet.getByRole('textbox').first()
    const verdict = sheet.locator('.calculation-verdict')
    const before = await verdict.innerText()
    await input.fill(String(Number.parseFloat(await input.inputValue()) * 1.5))
    await expect(verdict).not.toHaveText(before)
    await expect(sheet.getByRole('button', { name: /Save my copy/ })).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /Like|Bookmark|Watch/ })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(open)}`,
    )
  })

  test('reads what was changed in an open article, by the link of its page; a closed one asks', async ({
    page,
    openContext,
    accounts,
  }) => {
    const editor = await openContext()
    await editor.addCookies(await accounts.cookiesOf('admin'))
    const version = (load: string) => ({
      title: 'Loads of an open article that changes',
      content: `<p>${'The slab carries its own weight to the beams. '.repeat(4)}</p><p>The load is ${load}.</p>`,
      published: true,
      note: `The load is ${load}`,
    })
    const made = await editor.request.post('/api/articles', { data: { ...version('4 kN/m²'), open: true } })
    expect(made.status(), await made.text()).toBe(201)
    const { id, slug } = (await made.json()) as { id: number; slug: string }
    const save = (load: string, open: boolean) =>
      editor.request.put(`/api/admin/articles/${id}`, { data: { ...version(load), open } })
    expect((await save('5 kN/m²', true)).status()).toBe(200)
    expect((await save('6 kN/m²', true)).status()).toBe(200)

    await page.goto(`/articles/${slug}`)
    await page.getByRole('main').getByRole('link', { name: 'revision 3' }).click()
    await expect(page).toHaveURL(`/articles/${slug}/changes`)
    await expect(page.getByRole('heading', { level: 1, name: /^Changes of/ })).toBeVisible()
    const changed = page.getByRole('region', { name: 'What revision 3 changed' })
    await expect(changed.locator('del')).toContainText('5')
    await expect(changed.locator('ins')).toContainText('6')
    await page
      .getByRole('navigation', { name: 'Revisions' })
      .getByRole('link', { name: /^Revision 2/ })
      .click()
    await expect(page.getByRole('region', { name: 'What revision 2 changed' }).locator('del')).toContainText(
      '4',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`/articles/${slug}/changes?revision=2`)}`,
    )
    await page.goto(`/articles/${slug}/changes?revision=9`)
    await expect(page.getByText('There is no such revision')).toBeVisible()

    expect((await save('6 kN/m²', false)).status()).toBe(200)
    await page.goto(`/articles/${slug}/changes`)
    await expect(page.getByRole('heading', { level: 1, name: 'Article Access Required' })).toBeVisible()
    await expect(page.getByText('kN/m²')).toHaveCount(0)
    expect((await editor.request.delete(`/api/admin/articles/${id}`)).status()).toBe(204)
  })

  test('learns the title of an article in the head, never its body', async ({ page, baseURL }) => {
    const { body } = await raw(baseURL!, ARTICLE.address)
    expect(body).toMatch(/<title>Lateral torsional buckling of rolled steel beams[^<]* · Loadpath<\/title>/)
    expect(body).toMatch(/<meta name="description" content="The elastic critical moment/)
    for (const sentence of ARTICLE.sentences) expect(body).not.toContain(sentence)
    await page.goto(ARTICLE.address)
    await expect(page.getByRole('main').getByText(ARTICLE.title)).toBeVisible()
    await expect(page.getByRole('math')).toHaveCount(0)
  })

  test('comes back to the address that asked, after signing in', async ({ page, accounts }) => {
    await page.goto('/articles?tag=beams')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.waitForURL('/login?next=%2Farticles%3Ftag%3Dbeams')
    accounts.forget('member')
    await fillSignIn(page, DEMO.member)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('/articles?tag=beams')
    await expect(page.getByRole('heading', { name: 'Articles tagged: Beams' })).toBeVisible()
  })

  test('is not led to another site after signing in', async ({ page, accounts }) => {
    await page.goto('/login?next=//evil.example/x')
    accounts.forget('member')
    await fillSignIn(page, DEMO.member)
    await page.keyboard.press('Enter')
    await page.waitForURL('/')
  })

  test('is sent from the admin area to the sign-in page, which leads back', async ({ page, accounts }) => {
    for (const path of ['/admin', '/Admin/articles', '/admin/users?page=2']) {
      await page.goto(path)
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
    }
    accounts.forget('admin')
    await fillSignIn(page, DEMO.admin)
    await page.keyboard.press('Enter')
    await page.waitForURL('/admin/users?page=2')
  })

  test('meets the policy of a page at every name that only begins like a file', async ({ baseURL }) => {
    for (const path of ['/icon.svgx', '/_next/imagex', '/robots.txt/x', '/sitemap.xmls'])
      expect((await raw(baseURL!, path)).headers['content-security-policy'], path).toContain(
        "script-src 'self'",
      )
  })

  test('finds where to report a weakness', async ({ baseURL }) => {
    const { status, headers, body } = await raw(baseURL!, '/.well-known/security.txt')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Contact: mailto:hello@loadpath\.example$/m)
    const expires = new Date(/^Expires: (.+)$/m.exec(body)![1]!)
    expect(expires.getTime()).toBeGreaterThan(Date.now() + 30 * 86_400_000)
    expect(body).toMatch(new RegExp(`^Canonical: ${baseURL}/\\.well-known/security\\.txt$`, 'm'))
  })
})

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('is sent from the admin area home', async ({ page }) => {
    for (const path of ['/admin', '/admin/users']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  })

  test('finds the prompts at no address of their own', async ({ page, watched }) => {
    watched.allow(failedLoad(404))
    for (const path of ['/access/sign-in/articles', `/access/sign-in${ARTICLE.address}`, '/access/verify']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    }
  })
})
