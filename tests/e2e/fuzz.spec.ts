import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import { requestsOf, type Asked } from '../support/fuzzing'
import { newMember } from './support/people'
import { ARTICLE } from './support/pages'
import { send } from './support/raw'
import { expect, test } from './support/test'

test.setTimeout(300_000)

const ROUNDS = 400
const SEED = 20_261_122

/** What other tests count or wait for: what members say, send or like, and what is counted of visitors. */
const SHARED = /comment|like|submit|user\/articles|contact|analytics|register|forgot|resend|login/

/** Whoever is of the demo only looks: their sessions, and the starter library, belong to every test. */
const looks = ({ role, method }: Asked) => method === 'GET' || method === 'HEAD' || role === 'member'

test('400 requests of every kind are answered without a fault, as a visitor, a member and an administrator', async ({
  request,
  accounts,
  baseURL,
}) => {
  const account = await newMember(request)
  const signedIn = await request.post('/api/login', { data: account })
  expect(signedIn.status()).toBe(200)
  const { cookies } = await request.storageState()
  const line = (list: { name: string; value: string }[]) =>
    list.map(({ name, value }) => `${name}=${value}`).join('; ')
  const cookieOf: Record<string, string> = {
    visitor: '',
    member: line(cookies),
    admin: line(await accounts.cookiesOf('admin')),
  }
  const next = requestsOf(SEED, {
    origin: baseURL!,
    roles: ['visitor', 'member', 'admin'],
    slugs: [ARTICLE.slug],
  })
  const refused: string[] = []
  for (let sent = 0; sent < ROUNDS;) {
    const asked = next()
    if (!looks(asked) || (asked.method !== 'GET' && SHARED.test(asked.path))) continue
    sent++
    const { status, headers, body } = await send(baseURL!, {
      ...asked,
      // A head that is too long is refused before the body is read, which may reset the connection.
      body: asked.path.length > maxHeaderSize ? null : asked.body,
      // Limits count by the address, so each request has one of its own.
      headers: {
        ...asked.headers,
        cookie: cookieOf[asked.role]!,
        'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
      },
    })
    if (status < 500 || (status === 503 && headers['retry-after'])) continue
    refused.push(
      `${asked.role} ${asked.method} ${asked.path.slice(0, 200)} ${asked.body?.slice(0, 200)} → ${status} ${body.slice(0, 200)}`,
    )
  }
  expect(refused).toEqual([])
})
