import { db } from '@/lib/core/server/db'
import { countsOf, read, say } from '../../support/comments'
import { createArticle, createComment, resetLimits, signIn, type SignedIn } from '../../support/factories'
import { VECTORS } from '../../support/xss-vectors'

beforeEach(resetLimits)

test.each(['0', '2147483647', '2147483648', '-1', 'abc', '1.5', '', '%00', '9'.repeat(40)])(
  'at the id %j there is nothing to say, and nothing breaks',
  async (key) => {
    const { cookie } = await signIn()
    expect((await say(cookie, key, 'Hello')).status).toBe(404)
    expect((await read(cookie, key)).status).toBe(404)
  },
)

test('what is not published has no comments, not even for its author or an admin', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  for (const state of [
    { status: 'draft' },
    { status: 'pending_review' },
    { status: 'rejected' },
    { deletedAt: new Date() },
  ] as const) {
    const { id } = await createArticle({ authorId: author.user.id, ...state })
    for (const { cookie } of [author, admin]) {
      expect((await say(cookie, id, 'Hello')).status).toBe(404)
      expect((await read(cookie, id)).status).toBe(404)
    }
    expect(await db.comment.count({ where: { articleId: id } })).toBe(0)
  }
})

test.each([
  ['nothing', '', 'Please write a comment'],
  ['blanks', ' \n\t ', 'Please write a comment'],
  ['what nobody sees', '\u200b\u2060\u3164\u2800\u00ad', 'Please write a comment'],
  ['a number', 7, 'Please write a comment'],
  ['an object', { a: 1 }, 'Please write a comment'],
  ['no text at all', undefined, 'Please write a comment'],
  ['5,001 characters', 'x'.repeat(5001), 'Comments can have at most 5,000 characters'],
])('%s is no comment', async (_, content, message) => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  const { status, body } = await say(cookie, id, content)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'content', message }] })
  expect(await countsOf(id)).toMatchObject({ commentCount: 0, visible: 0 })
})

test('5,000 characters are one, also where each takes two places in memory', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  for (const content of ['x'.repeat(5000), '🏗'.repeat(5000)]) {
    const { status, body } = await say(cookie, id, content)
    expect([status, body.content]).toEqual([201, content])
  }
})

test('a character that cannot be stored, or half of one, is refused', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  expect((await say(cookie, id, 'a\0b')).status).toBe(400)
  expect((await say(cookie, id, 'a\ud800b')).status).toBe(400)
})

test('a comment is answered as its author reads it, trimmed, with its line breaks', async () => {
  const { cookie, user } = await signIn()
  const { id } = await createArticle()
  const { status, body } = await say(cookie, id, '  First line\r\nsecond\n\n\n\n\n\n\nlast \n')
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number) as number,
    parentId: null,
    content: 'First line\nsecond\n\n\nlast',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    editedAt: null,
    author: { firstName: user.firstName, lastName: user.lastName, profileImageUrl: null },
    own: true,
    hidden: false,
    reported: false,
  })
  const stranger = await signIn()
  expect((await read(stranger.cookie, id)).body).toEqual([{ ...body, own: false }])
})

test('the same comment twice in a minute is refused, later and elsewhere it is not', async () => {
  const [one, two] = [await signIn(), await signIn()]
  const [{ id }, elsewhere] = [await createArticle(), await createArticle()]
  const first = await say(one.cookie, id, 'Agreed.')
  const again = await say(one.cookie, id, ' Agreed.\n')
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
  for (const reply of [
    await say(one.cookie, id, 'Agreed!'),
    await say(one.cookie, elsewhere.id, 'Agreed.'),
    await say(two.cookie, id, 'Agreed.'),
  ])
    expect(reply.status).toBe(201)
  const before = new Date(Date.now() - 61_000)
  await db.comment.update({ where: { id: first.body.id }, data: { createdAt: before } })
  expect((await say(one.cookie, id, 'Agreed.')).status).toBe(201)
})

test('the same comment sent ten times at once is there once', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  const replies = await Promise.all(Array.from({ length: 10 }, () => say(cookie, id, 'Impatient.')))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
  expect(await countsOf(id)).toMatchObject({ commentCount: 1, visible: 1 })
})

test('twenty members who comment at once are twenty comments', async () => {
  const members: SignedIn[] = []
  for (let n = 0; n < 20; n++) members.push(await signIn())
  const { id } = await createArticle()
  const replies = await Promise.all(members.map(({ cookie }, n) => say(cookie, id, `Comment ${n}`)))
  expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(201))
  expect(await countsOf(id)).toMatchObject({ commentCount: 20, visible: 20 })
  expect((await read(members[0]!.cookie, id)).headers.get('x-total-count')).toBe('20')
})

test('the eleventh comment in a minute waits, refused ones counted', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  for (let n = 0; n < 9; n++) expect((await say(cookie, id, `Comment ${n}`)).status).toBe(201)
  expect((await say(cookie, id, 'Comment 0')).status).toBe(409)
  const { status, headers } = await say(cookie, id, 'Comment 10')
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await say((await signIn()).cookie, id, 'Comment 10')).status).toBe(201)
  expect(await countsOf(id)).toMatchObject({ commentCount: 10 })
})

test('text that would run elsewhere is kept as the text that it is', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  const visible = VECTORS.filter((vector) => !vector.includes('\0'))
  for (const vector of visible) {
    await resetLimits()
    const { status, body } = await say(cookie, id, vector)
    expect([status, body.content]).toEqual([201, vector.replace(/\r\n?/g, '\n').trim()])
  }
  expect(await countsOf(id)).toMatchObject({ commentCount: visible.length })
})

test('a long list comes in parts, newest first, and says how long it is', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute))
  const ids: number[] = []
  for (let n = 0; n < 25; n++) ids.push((await createComment(id, { createdAt: at(n) })).id)
  ids.reverse()
  const first = await read(cookie, id)
  expect(first.body.map((comment) => comment.id)).toEqual(ids.slice(0, 20))
  expect(['total-count', 'page', 'page-size'].map((name) => first.headers.get(`x-${name}`))).toEqual([
    '25',
    '1',
    '20',
  ])
  expect((await read(cookie, id, { page: '2' })).body.map((comment) => comment.id)).toEqual(ids.slice(20))
  expect((await read(cookie, id, { page: '3' })).body).toEqual([])
  expect((await read(cookie, id, { page: '5', pageSize: '5' })).body).toHaveLength(5)
  for (const [name, value] of [
    ['page', '0'],
    ['page', 'x'],
    ['pageSize', '101'],
  ] as const)
    expect((await read(cookie, id, { [name]: value })).status).toBe(400)
})
