import { ARTICLE } from './support/pages'
import { raw } from './support/raw'
import { expect, test } from './support/test'

const { slug, address } = ARTICLE
const BYPASS = 'middleware:middleware:middleware:middleware:middleware'

const PATHS = [
  `${address}/`,
  `/${address}`,
  `//${address}`,
  `/ARTICLES/${slug}`,
  `/Articles/${slug.toUpperCase()}`,
  `/%61rticles/${slug}`,
  `/articles%2f${slug}`,
  `/articles/%6cateral${slug.slice(7)}`,
  `/%2561rticles/${slug}`,
  `/articles\\${slug}`,
  `/\\articles/${slug}`,
  `/./articles/${slug}`,
  `/api/../articles/${slug}`,
  `/api/%2e%2e/articles/${slug}`,
  `/_next/static/../../articles/${slug}`,
  `/_next/static/%2e%2e/%2e%2e/articles/${slug}`,
  `/_next/image/../../articles/${slug}`,
  `/icon.svg/../articles/${slug}`,
  `/favicon.ico/../articles/${slug}`,
  `/apple-icon/../articles/${slug}`,
  `/robots.txt/../articles/${slug}`,
  `/x/..${address}`,
  `${address}.rsc`,
  `${address}.html`,
  `${address}.txt`,
  `${address}.json`,
  `${address}.segments/_full.segment.rsc`,
  `${address}.prefetch.rsc`,
  `/_next/data/build${address}.json`,
  `${address}?_rsc=1`,
  `${address}?_rsc=abc12&__nextDataReq=1`,
  `${address};x=1`,
  `${address}%00`,
  `${address}%20`,
  `${address}%`,
  `/(member)${address}`,
  `/access/sign-in${address}`,
  `/access/verify${address}`,
  `/ACCESS/verify${address}`,
  `/%61ccess/sign-in${address}`,
  `/access/anything${address}`,
]

const HEADERS: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-segment-prefetch': '/_full' },
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-middleware-subrequest': BYPASS },
  { 'x-middleware-subrequest': BYPASS, rsc: '1' },
  { 'x-middleware-subrequest': BYPASS.replaceAll('middleware', 'src/middleware') },
  { 'x-middleware-subrequest-id': '1', 'x-middleware-subrequest': BYPASS },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': address },
  { 'x-middleware-invoke': '1', 'x-invoke-path': address, 'x-invoke-output': '/articles/[slug]' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': address },
  { 'x-original-url': address },
  { 'x-rewrite-url': address },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' },
  { 'x-now-route-matches': `1=${slug}` },
  { 'next-url': address },
  { 'x-prerender-revalidate': '1' },
  { purpose: 'prefetch' },
  { range: 'bytes=0-100000' },
  { cookie: 'loadpath.session=' },
  { cookie: `loadpath.session=${'a'.repeat(43)}` },
  { cookie: 'loadpath.session=a; loadpath.session=b; __prerender_bypass=1; __next_preview_data=1' },
  { authorization: 'Bearer 1' },
]

for (const as of ['visitor', 'unverified'] as const)
  test.describe(`${as}: no spelling of the address and no header gives an article away`, () => {
    test.use({ as })

    test('paths', async ({ baseURL, context }) => {
      const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      for (const path of PATHS)
        for (const extra of [{}, { rsc: '1' }] as Record<string, string>[])
          await expectNothing(baseURL!, path, { ...extra, ...(cookie && { cookie }) })
    })

    test('headers', async ({ baseURL, context }) => {
      const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      for (const headers of HEADERS)
        for (const path of [address, '/', '/membership'])
          await expectNothing(baseURL!, path, { ...(cookie && { cookie }), ...headers })
      for (const method of ['HEAD', 'POST', 'PUT', 'OPTIONS'])
        await expectNothing(baseURL!, address, { 'next-action': 'a'.repeat(42) }, method)
    })
  })

test('the calls keep the body from a visitor too', async ({ baseURL }) => {
  for (const path of [`/api${address}`, '/api/articles', '/api/search?q=lateral', `/api${address}?_rsc=1`]) {
    const { status, body } = await raw(baseURL!, path)
    expect(status, path).toBe(401)
    expect(JSON.parse(body)).toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})

test('the prompts have no address of their own', async ({ baseURL }) => {
  for (const path of [
    '/access/sign-in/articles',
    '/access/verify/articles',
    `/Access/sign-in${address}`,
    '/%61ccess/verify',
  ])
    expect((await raw(baseURL!, path)).status, path).toBe(404)
})

async function expectNothing(
  baseURL: string,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<void> {
  const what = `${method} ${path} ${JSON.stringify(headers)}`
  const { status, body } = await raw(baseURL, path, headers, method)
  expect(status, what).toBeLessThan(500)
  for (const sentence of ARTICLE.sentences) expect(body.includes(sentence), what).toBe(false)
}
