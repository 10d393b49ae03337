import { ARTICLE } from './support/pages'
import { expect, test } from './support/test'

test('crawlers find the public pages, the feed, and pictures to share', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const found = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)
  const pages = found.filter((address) => !/\/(?:standards|articles|data)\//.test(address))
  expect(found).toContain(`${baseURL}${ARTICLE.address}`)
  // The home page names the articles that are open to everybody, and the featured ones.
  const home = await (await request.get('/')).text()
  const named = [...home.matchAll(/href="(\/articles\/[^"?#]+)"/g)].map(([, path]) => `${baseURL}${path}`)
  expect(named.length).toBeGreaterThan(3)
  expect(found).toEqual(expect.arrayContaining(named))
  expect(pages).toHaveLength(12)
  // Tables that are open to everybody; another test opens and closes one.
  const tables = ['concrete_grades', 'psi_factors'].map((name) => `${baseURL}/data/${name}`)
  expect(found).toEqual(expect.arrayContaining(tables))
  // The register has some hundred standards, and several hundred clauses that articles cite.
  expect(found.length).toBeGreaterThan(300)
  const ofRegister = ['changes', 'en-1993-1-1', 'en-1993-1-1/6.3.2.3'].map(
    (path) => `${baseURL}/standards/${path}`,
  )
  expect(found).toEqual(expect.arrayContaining(ofRegister))
  for (const address of [...pages, ...tables, ...ofRegister]) {
    const html = await (await request.get(address)).text()
    expect(html, address).toContain(`<link rel="canonical" href="${address.replace(/(?<=\d)\/$/, '')}`)
    expect(html, address).not.toContain('noindex')
  }

  const feed = await request.get('/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  const atom = await feed.text()
  // It has the newest, of which other tests made some.
  expect(atom.split(`<id>${baseURL}/articles/`).length).toBeGreaterThan(10)
  for (const sentence of ARTICLE.sentences) expect(atom).not.toContain(sentence)
  const again = await request.get('/feed.xml', { headers: { 'If-None-Match': feed.headers().etag! } })
  expect(again.status()).toBe(304)

  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})

test('an article shows visitors what it is about, and none of its body', async ({ request }) => {
  const html = await (await request.get(ARTICLE.address)).text()
  expect(html).not.toContain('noindex')
  expect(html).toContain('"isAccessibleForFree":false')
  for (const sentence of ARTICLE.sentences) expect(html).not.toContain(sentence)
  expect(await (await request.get('/articles/no-such-article')).text()).toContain('noindex')
  expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/)
  const image = new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)![1]!)
  const picture = await request.get(image.pathname)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await request.get('/og/no-such-article')).status()).toBe(404)
})

test('the register, a standard and a clause each have a picture to share', async ({ request, baseURL }) => {
  const metaOf = (html: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  const pictures = new Set<string>()
  const pages: [path: string, picture: string][] = [
    ['/standards', '/og/standards.png'],
    ['/standards/en-1993-1-1', '/og/standards/en-1993-1-1'],
    ['/standards/en-1993-1-1/6.3.2.3', '/og/standards/en-1993-1-1/6.3.2.3'],
  ]
  for (const [path, picture] of pages) {
    const html = await (await request.get(path)).text()
    expect([path, metaOf(html, 'og:image')]).toEqual([path, `${baseURL}${picture}`])
    expect(metaOf(html, 'og:url')).toBe(`${baseURL}${path}`)
    expect(metaOf(html, 'og:site_name')).toBe('Loadpath')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
    const reply = await request.get(picture)
    expect(reply.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
    })
    const bytes = await reply.body()
    // PNG has its width and height at these bytes.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(200_000)
    pictures.add(bytes.toString('base64'))
  }
  expect(pictures.size).toBe(pages.length)
  for (const none of ['en-1', 'en-1993-1-1/99.9', 'en-1993-1-1/6.3.2.3/x'])
    expect((await request.get(`/og/standards/${none}`)).status(), none).toBe(404)
})

test('the home page says in JSON-LD what it is', async ({ page }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': graph } = JSON.parse(text!) as { '@graph': { '@type': string }[] }
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite'])
})

test('the build’s own files come compressed, for a year, and nothing else is to be had there', async ({
  request,
}) => {
  const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(await (await request.get('/')).text())![0]
  const coding = async (accepted: string) =>
    (await request.get(script, { headers: { 'Accept-Encoding': accepted } })).headers()
  const small = await coding('gzip, deflate, br')
  expect(small['cache-control']).toContain('immutable')
  expect(small['x-content-type-options']).toBe('nosniff')
  expect(small['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(small['permissions-policy']).toContain('camera=()')
  // A script is no document: a dozen of them would say twice what is of no use to one.
  expect(small['x-frame-options'] ?? small['cross-origin-opener-policy']).toBeUndefined()
  expect(small['content-encoding']).toBe('br')
  expect((await coding('gzip'))['content-encoding']).toBe('gzip')
  expect((await coding('identity'))['content-encoding']).toBeUndefined()
  for (const other of ['', 'chunks/none.js', '..%2f..%2fpackage.json', 'chunks/%2e%2e/%2e%2e/BUILD_ID'])
    expect((await request.get(`/_next/static/${other}`)).status()).toBe(404)
})
