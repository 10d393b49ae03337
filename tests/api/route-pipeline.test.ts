import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { route } from '@/lib/http/route'
import { call, type Handler, OWN_ORIGIN } from '../support/call'
import { signIn } from '../support/factories'

const echo = route(
  {
    access: 'public',
    body: z.object({
      name: z.string('Name is required').min(1, 'Name is required'),
      age: z.number().optional(),
    }),
    maxBody: 1024,
  },
  ({ body }) => body,
)
const failing = (error: unknown) =>
  route({ access: 'public' }, () => {
    throw error
  })

describe('where a write comes from', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['the same name over https', { origin: 'https://localhost:3000' }],
    ['a name that begins with ours', { origin: 'http://localhost:3000.evil.example' }],
    ['another site without an Origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a sibling of our site without an Origin', { origin: '', 'sec-fetch-site': 'same-site' }],
    [
      'another site that calls itself same-origin',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('%s is refused', async (_, headers) => {
    const { status, body } = await call(echo, { body: { name: 'A' }, headers })
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('a foreign write is refused before it is read', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
    expect((await call(echo, { raw: 'x', headers })).status).toBe(403)
  })

  test.each(['PUT', 'PATCH', 'DELETE'])('a foreign %s is refused like a POST', async (method) => {
    const headers = { origin: 'https://evil.example' }
    expect(
      (
        await call(
          route({ access: 'public' }, () => 1),
          { method, headers },
        )
      ).status,
    ).toBe(403)
  })

  test.each([
    ['our own page', { origin: OWN_ORIGIN }],
    ['our own page in a browser that sends no Origin', { origin: '', 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { origin: '', 'sec-fetch-site': 'none' }],
    ['a program', { origin: '' }],
  ])('%s is let through', async (_, headers) => {
    expect((await call(echo, { body: { name: 'A' }, headers })).status).toBe(200)
  })

  test('reading is allowed from anywhere: it changes nothing, and no page of theirs sees the answer', async () => {
    const reply = await call<number>(
      route({ access: 'public' }, () => 1),
      { headers: { origin: 'https://evil.example' } },
    )
    expect(reply.status).toBe(200)
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('what is sent', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    '',
  ])('the content type "%s" is refused', async (type) => {
    const { status, body } = await call(echo, {
      raw: new TextEncoder().encode('{"name":"A"}'),
      headers: { 'content-type': type },
    })
    expect(status).toBe(415)
    expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'the content type "%s" is JSON',
    async (type) => {
      expect((await call(echo, { raw: '{"name":"A"}', headers: { 'content-type': type } })).status).toBe(200)
    },
  )

  test('a body over the limit is refused by what it says of its length', async () => {
    const { status, body } = await call(echo, { raw: '{}', headers: { 'content-length': '1025' } })
    expect(status).toBe(413)
    expect(body).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: expect.stringContaining('1 KB') as string,
    })
  })

  test('a body over the limit is refused whatever it says of its length', async () => {
    const raw = JSON.stringify({ name: 'x'.repeat(1024) })
    expect((await call(echo, { raw, headers: { 'content-length': '10' } })).status).toBe(413)
    expect((await call(echo, { raw })).status).toBe(413)
  })

  test('reading stops at the limit: a stream without an end is answered', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(512).fill(32)),
    })
    expect((await call(echo, { raw: endless })).status).toBe(413)
  })

  test('bytes are counted, not characters', async () => {
    const fits = JSON.stringify({ name: 'x'.repeat(600) })
    const same = JSON.stringify({ name: 'Ω'.repeat(600) })
    expect((await call(echo, { raw: fits })).status).toBe(200)
    expect((await call(echo, { raw: same })).status).toBe(413)
  })

  test('a body of exactly the limit is read', async () => {
    const raw = JSON.stringify({ name: 'x'.repeat(1024 - '{"name":""}'.length) })
    expect((await call(echo, { raw })).status).toBe(200)
  })

  test.each(['', '{', '{"name":}', "{'name':'A'}", 'undefined', '{"name":"A"} x', '\u{FEFF}{'])(
    '%j is not JSON',
    async (raw) => {
      const { status, body } = await call(echo, { raw: new TextEncoder().encode(raw) })
      expect(status).toBe(400)
      expect(body.code).toBe('VALIDATION_FAILED')
    },
  )

  test.each(['{"name":"a\\u0000b"}', '{"name":"a\0b"}', '{"na\\u0000me":"A"}'])(
    'a NUL character in %j is refused',
    async (raw) => {
      const { status, body } = await call(echo, { raw })
      expect(status).toBe(400)
      expect(body.code).toBe('VALIDATION_FAILED')
    },
  )

  test.each([
    '{"name":"\\ud800"}',
    '{"name":"a\\udc00b"}',
    '{"name":"\\ude00\\ud83d"}',
    '{"\\ud800":1,"name":"A"}',
    '{"name":"A","other":[[{"deep":["\\ud83d"]}]]}',
  ])('half of a surrogate pair in %j is refused with a sentence', async (raw) => {
    const { status, body } = await call(echo, { raw })
    expect([status, body.code, body.message]).toEqual([
      400,
      'VALIDATION_FAILED',
      'The text holds a character that cannot be stored',
    ])
  })

  test('a whole pair, written as two escapes or as it is, is taken', async () => {
    for (const raw of ['{"name":"\\ud83d\\ude00"}', '{"name":"😀"}'])
      expect((await call<{ name: string }>(echo, { raw })).body.name).toBe('😀')
  })

  test('brackets nested deeper than calls may be are read like any other', async () => {
    const raw = `{"name":"A","x":${'['.repeat(400)}${']'.repeat(400)}}`
    expect((await call(echo, { raw })).status).toBe(200)
  })

  test('text that speaks of \\u0000 holds no NUL and is taken', async () => {
    const { status, body } = await call<{ name: string }>(echo, { body: { name: 'write \\u0000 for NUL' } })
    expect(status).toBe(200)
    expect(body.name).toBe('write \\u0000 for NUL')
  })

  test.each([null, [], 'text', 7, true])('%j instead of an object is refused', async (value) => {
    const { status, body } = await call(echo, { raw: JSON.stringify(value) })
    expect(status).toBe(400)
    expect(body.code).toBe('VALIDATION_FAILED')
  })

  test('unknown keys are dropped, also those that would change an object', async () => {
    const { body } = await call<object>(echo, {
      raw: '{"name":"A","role":"admin","__proto__":{"age":1},"constructor":{}}',
    })
    expect(body).toEqual({ name: 'A' })
  })

  test('deeply nested JSON within the limit is refused like any other wrong value', async () => {
    const deep = route({ access: 'public', body: z.object({ name: z.string() }), maxBody: 200_000 }, () => 1)
    expect((await call(deep, { raw: '['.repeat(50_000) + ']'.repeat(50_000) })).status).toBe(400)
  })

  test('what fails a schema is named, field by field', async () => {
    const { status, body } = await call(echo, { body: { age: 'old' } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Name is required' })
    expect(body.errors?.map(({ path }) => path)).toEqual(['name', 'age'])
  })

  test('a wrong part of the address is an address at which there is nothing', async () => {
    const numbered = route({ access: 'public', params: z.object({ id: z.string().regex(/^\d+$/) }) }, () => 1)
    const { status, body } = await call(numbered, { params: { id: 'x' } })
    expect(status).toBe(404)
    expect(body.code).toBe('NOT_FOUND')
  })
})

describe('what the address says', () => {
  const asked = route(
    {
      access: 'public',
      params: z.object({ key: z.string() }),
      query: z.record(z.string(), z.string()),
    },
    ({ params, query }) => ({ params, query }),
  )

  test.each(['\0', 'a\0b', '\ud800', 'a\udc00'])('there is nothing at a path of %j', async (key) => {
    const { status, body } = await call(asked, { params: { key } })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('what cannot be stored is taken out of a query, as of its names', async () => {
    const { body } = await call<object>(asked, {
      params: { key: 'a' },
      query: { q: 'a\0b', 'na\0me': '\ud800', next: '😀' },
    })
    expect(body).toEqual({ params: { key: 'a' }, query: { q: 'ab', name: '\ufffd', next: '😀' } })
  })
})

describe('who calls', () => {
  const levels = {
    signedIn: route({ access: 'signedIn' }, ({ viewer }) => viewer.id),
    verified: route({ access: 'verified' }, ({ viewer }) => viewer.id),
    admin: route({ access: 'admin' }, ({ viewer }) => viewer.id),
  }

  test.each(Object.entries(levels))('a visitor is refused at %s', async (_, handler) => {
    const { status, body } = await call(handler)
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test.each(
    [
      '',
      'loadpath.session=',
      'loadpath.session=undefined',
      `loadpath.session=${'A'.repeat(43)}`,
      `loadpath.session=${'x'.repeat(10_000)}`,
      "loadpath.session=' OR 1=1 --",
      'loadpath.session=%00',
      'loadpath.session==;=;;=',
    ].map((cookie) => [cookie.slice(0, 40), cookie]),
  )('the cookie %j is nobody', async (_, cookie) => {
    expect((await call(levels.signedIn, { cookie })).status).toBe(401)
  })

  test('the hash that the database stores is no session', async () => {
    const { createHash } = await import('node:crypto')
    const { token } = await signIn()
    const hash = createHash('sha256').update(token).digest('hex')
    expect((await call(levels.signedIn, { cookie: `loadpath.session=${hash}` })).status).toBe(401)
  })

  test('an unverified member is refused where verified ones are let in, and told the address', async () => {
    const { cookie, user } = await signIn({ verified: false })
    expect((await call(levels.signedIn, { cookie })).status).toBe(200)
    const { status, body } = await call(levels.verified, { cookie })
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', email: user.email })
    expect(body.message).toContain('Email verification required')
  })

  test('a member is refused where admins are let in', async () => {
    const { cookie } = await signIn()
    const { status, body } = await call(levels.admin, { cookie })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' })
  })

  test('the gate stands before the body: who may not come in is not told what is wrong with it', async () => {
    const guarded = route({ access: 'admin', body: z.object({}) }, () => 1)
    expect((await call(guarded, { raw: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(401)
  })

  test('what is written on the page of one account is refused under the session of another', async () => {
    const member = await signIn()
    const other = await signIn()
    const handler = route({ access: 'signedIn' }, ({ viewer }) => viewer.id)
    const as = (account: string, method: string) =>
      call(handler, { method, cookie: member.cookie, headers: { 'x-page-account': account } })
    expect(await as(other.user.id, 'POST')).toMatchObject({ status: 409, body: { code: 'OTHER_ACCOUNT' } })
    expect(await as('nobody', 'DELETE')).toMatchObject({ status: 409, body: { code: 'OTHER_ACCOUNT' } })
    expect(await as(member.user.id, 'POST')).toMatchObject({ status: 200, body: member.user.id })
    // Also where the other one would not be let in, and then without a word of who that is.
    const unverified = await signIn({ verified: false })
    expect(
      await call(levels.verified, {
        method: 'POST',
        cookie: unverified.cookie,
        headers: { 'x-page-account': member.user.id },
      }),
    ).toMatchObject({ status: 409, body: { code: 'OTHER_ACCOUNT' } })
    expect((await as(other.user.id, 'GET')).status).toBe(200)
  })

  test('headers from outside make nobody somebody', async () => {
    const headers = {
      'x-middleware-subrequest': 'middleware:middleware',
      'x-user-id': '1',
      authorization: 'Bearer x',
      'x-nonce': 'x',
    }
    expect((await call(levels.admin, { headers })).status).toBe(401)
  })
})

describe('what is answered', () => {
  test('every answer carries an id and is private, also a refusal', async () => {
    const replies = [await call(echo, { body: { name: 'A' } }), await call(echo, { body: {} })]
    for (const { headers } of replies) {
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    expect(replies[0]!.headers.get('x-request-id')).not.toBe(replies[1]!.headers.get('x-request-id'))
  })

  test.each([
    new Error('password=hunter2 at /srv/loadpath/lib/core/server/db.ts'),
    'thrown text with hunter2',
    { toString: () => 'hunter2' },
    Object.assign(new Error('duplicate key hunter2'), { code: '23505' }),
    undefined,
  ])('an unexpected failure hides its cause and gives a reference', async (error) => {
    const { status, body, text, headers } = await call(failing(error))
    expect(status).toBe(500)
    expect(body).toEqual({
      message:
        'Something went wrong on our side. Please try again; if it happens again, tell us the reference.',
      code: 'INTERNAL',
      requestId: headers.get('x-request-id'),
    })
    expect(text).not.toMatch(/hunter2|lib\/core|stack/)
  })

  test.each([
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    new Error('outer', { cause: Object.assign(new Error(''), { code: 'P1001' }) }),
  ])('a database that cannot be reached is 503 with a time to wait: %s', async (error) => {
    const { status, body, headers } = await call(failing(error))
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(body.code).toBe('SERVICE_UNAVAILABLE')
  })

  test.each([
    ['with a time of its own', { retryAfter: 7 }, '7'],
    ['without one', {}, '3600'],
  ])('a declared 503 %s says when to come again', async (_, details, said) => {
    const error = new AppError('SERVICE_UNAVAILABLE', 'The drive is not set up.', details)
    const { status, body, headers } = await call(failing(error))
    expect([status, headers.get('retry-after'), body.message]).toEqual([
      503,
      said,
      'The drive is not set up.',
    ])
  })

  test('nothing to say is 204, and a 201 keeps its body', async () => {
    const nothing: Handler = route({ access: 'public' }, () => undefined)
    const made: Handler = route({ access: 'public', status: 201 }, () => ({ id: 1 }))
    expect(await call(nothing)).toMatchObject({ status: 204, text: '' })
    expect(await call(made)).toMatchObject({ status: 201, body: { id: 1 } })
  })
})
