import { PATCH as decideRoute } from '@/app/api/admin/errata/[id]/route'
import { POST as reportRoute } from '@/app/api/articles/[key]/errata/route'
import { GET as listRoute, PUT as watchRoute } from '@/app/api/watches/route'
import { findSession } from '@/lib/auth/queries'
import { importFile } from '@/lib/articles/importing/mutations'
import { db } from '@/lib/core/server/db'
import { eraseFromNotifications, notify } from '@/lib/notifications/mutations'
import { inboxOf } from '@/lib/notifications/queries'
import { sentenceOf } from '@/lib/notifications/rules/sentence'
import { WATCH_LIMIT } from '@/lib/watches/constants'
import type { Watched } from '@/lib/watches/types'
import { call, type Refusal } from '../../support/call'
import { approve, create, open, save } from '../../support/editing'
import { createArticle, createMember, resetLimits, signIn, type SignedIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

const TEXT = '<p>A beam that is restrained along its length cannot buckle sideways.</p>'
const OTHER = '<p>A beam that is not restrained along its length can buckle sideways.</p>'

let admin: SignedIn
let member: SignedIn
beforeAll(async () => {
  await loadSeedRegister()
})
beforeEach(async () => {
  await resetLimits()
  admin = await signIn({ role: 'admin' })
  member = await signIn()
})

const watch = (kind: string, key: unknown, { cookie } = member, watching = true) =>
  call<{ watching: boolean } & Refusal>(watchRoute, {
    method: 'PUT',
    cookie,
    body: { kind, key: String(key), watching },
  })
const list = async ({ cookie } = member) => (await call<Watched[]>(listRoute, { cookie })).body

async function inbox({ token } = member) {
  const session = await findSession(token, 30)
  if (session.kind !== 'live') throw new Error('No session')
  return (await inboxOf(session.viewer)).items
}
const news = (userId = member.user.id) =>
  db.watchNews.findMany({ where: { userId }, orderBy: { id: 'asc' }, select: { kind: true, reason: true } })

async function filing() {
  const [category, tag] = await Promise.all([
    db.category.upsert({ where: { slug: 'steel' }, update: {}, create: { name: 'Steel', slug: 'steel' } }),
    db.tag.upsert({ where: { slug: 'beams' }, update: {}, create: { name: 'Beams', slug: 'beams' } }),
  ])
  return { category, tag }
}

/** Saves an article as an editor who has it open. */
async function edit(id: number, change: object, editor = admin) {
  const { body } = await open(editor.cookie, id)
  const { title, content, reference, updatedAt } = body
  return save(editor.cookie, id, { title, content, reference, updatedAt, ...change })
}

test('an article that is new in a watched category and tag is one notification, and none for who published it', async () => {
  const { category, tag } = await filing()
  for (const one of [member, admin]) {
    await watch('category', category.id, one)
    await watch('tag', 'beams', one)
  }
  const { body, status } = await create(admin.cookie, {
    title: 'Restrained beams',
    content: TEXT,
    categoryId: category.id,
    tagIds: [tag.id],
  })
  expect(status).toBe(201)
  expect(await inbox()).toMatchObject([
    {
      kind: 'watched-published',
      title: 'Restrained beams',
      detail: 'Steel',
      href: `/articles/${body.slug}`,
    },
  ])
  expect(sentenceOf((await inbox())[0]!)).toEqual({ lead: 'A new article in Steel', detail: null })
  expect(await inbox(admin)).toEqual([])
  expect(await news()).toEqual([{ kind: 'published', reason: 'Steel' }])
})

test('a submission is new for others once it is approved, and not for its author', async () => {
  const { tag } = await filing()
  const author = await signIn()
  for (const one of [member, author]) await watch('tag', 'beams', one)
  const { id } = await createArticle({
    status: 'pending_review',
    authorId: author.user.id,
    submittedByUser: true,
    tags: [tag.name],
  })
  expect(await inbox()).toEqual([])
  expect((await approve(admin.cookie, id)).status).toBe(200)
  expect((await inbox()).map(({ kind }) => kind)).toEqual(['watched-published'])
  expect((await inbox(author)).map(({ kind }) => kind)).toEqual(['submission-approved'])
  // What was taken back and is published once more is not new.
  await edit(id, { published: false })
  await edit(id, { published: true })
  expect(await inbox()).toHaveLength(1)
  expect((await inbox())[0]!.count).toBe(1)
})

test('a new revision of a watched article is a notification, and several unread ones are one', async () => {
  const { id, slug } = await createArticle({ title: 'Beams', content: TEXT })
  await watch('article', id)
  await watch('article', id, admin)
  await edit(id, { content: OTHER })
  await edit(id, { content: TEXT })
  await edit(id, { excerpt: 'How beams carry load.' })
  expect(await inbox()).toMatchObject([
    { kind: 'watched-changed', title: 'Beams', count: 3, href: `/articles/${slug}/changes` },
  ])
  expect(await inbox(admin)).toEqual([])
})

test('a save that leaves the words as they were, and an import, are no news', async () => {
  const { id, slug } = await createArticle({ title: 'Beams', content: TEXT, category: 'Steel' })
  await watch('article', id)
  await watch('category', (await filing()).category.id)
  await edit(id, { featured: true })
  const line = JSON.stringify({ slug, title: 'Beams', content: OTHER, category: 'Steel' })
  const fresh = JSON.stringify({ title: `Imported ${slug}`, content: OTHER, category: 'Steel' })
  const lines = (async function* () {
    yield* await Promise.resolve([line, fresh])
  })()
  const totals = await importFile(lines, { publish: true, onProblem: (_, reason) => expect(reason).toBe('') })
  expect(totals).toMatchObject({ created: 1, updated: 1 })
  expect(await inbox()).toEqual([])
})

test('a verified error is a notification for watchers, and not for its reporter and the editor', async () => {
  const { id, slug } = await createArticle({ title: 'Beams', content: TEXT })
  const reporter = await signIn()
  for (const one of [member, reporter, admin]) await watch('article', id, one)
  const reported = await call<{ id: number }>(reportRoute, {
    cookie: reporter.cookie,
    params: { key: String(id) },
    body: {
      passage: 0,
      revision: 1,
      kind: 'technical',
      report: 'It can, if the load is eccentric.',
      named: false,
    },
  })
  expect(await inbox()).toEqual([])
  const { updatedAt } = await db.erratum.findUniqueOrThrow({ where: { id: reported.body.id } })
  const decided = await call(decideRoute, {
    method: 'PATCH',
    cookie: admin.cookie,
    params: { id: String(reported.body.id) },
    body: { updatedAt, state: 'verified', was: 'cannot', now: 'can', answer: '' },
  })
  expect(decided.status).toBe(200)
  expect(await inbox()).toMatchObject([
    { kind: 'watched-corrected', title: 'Beams', href: `/articles/${slug}#erratum-${reported.body.id}` },
  ])
  expect((await inbox(reporter)).map(({ kind }) => kind)).toEqual(['error-decided'])
  expect((await inbox(admin)).map(({ kind }) => kind)).toEqual(['error-reported'])
})

test('an article that cites a watched standard or clause is a notification once it does', async () => {
  const cited = await createArticle({ reference: 'EN 1992-1-1:2004, cl. 6.2.2' })
  const clause = await signIn()
  await watch('standard', 'en-1992-1-1')
  expect((await watch('clause', 'en-1992-1-1/6.2.2', clause)).status).toBe(200)
  const before = await createArticle({ title: 'Shear', reference: 'EN 1990:2002' })
  await edit(before.id, { reference: 'EN 1990:2002\nEN 1992-1-1:2004, cl. 9.2' })
  expect(await inbox()).toMatchObject([{ kind: 'watched-cited', title: 'Shear', detail: 'EN 1992-1-1' }])
  expect(await inbox(clause)).toEqual([])
  // The clause within the watched one; the standard was cited already.
  await edit(before.id, {
    reference: 'EN 1990:2002\nEN 1992-1-1:2004, cl. 6.2.2(1)\nEN 1992-1-1:2004, cl. 9.2',
  })
  expect(await inbox(clause)).toMatchObject([{ title: 'Shear', detail: 'EN 1992-1-1, 6.2.2' }])
  expect((await inbox())[0]!.count).toBe(1)
  await edit(cited.id, { content: OTHER })
  expect(await inbox(clause)).toHaveLength(1)
})

test('the article behind a watched calculation that has changed is a notification', async () => {
  const { id } = await createArticle({ title: 'Beams', content: TEXT })
  const copies = await Promise.all(
    ['Beam of the roof', 'Beam of the floor'].map((title) =>
      db.calculationCopy.create({
        data: {
          userId: member.user.id,
          articleId: id,
          key: 'beam',
          revision: 1,
          title,
          madeBy: 'M',
          source: 'given x = 1',
          calculation: 'Beam',
          values: {},
          outcome: 'unchecked',
        },
      }),
    ),
  )
  for (const copy of copies) expect((await watch('calculation', copy.id)).status).toBe(200)
  expect((await watch('calculation', copies[0]!.id, await signIn())).status).toBe(404)
  await edit(id, { content: OTHER })
  expect(await inbox()).toMatchObject([
    { kind: 'watched-calculation', title: 'Beams', detail: 'Beam of the floor', count: 1 },
  ])
  // Who watches the article too is told of it once.
  await watch('article', id)
  await edit(id, { content: TEXT })
  expect((await inbox()).map(({ kind }) => kind).sort()).toEqual(['watched-calculation', 'watched-changed'])
  expect((await inbox()).map(({ count }) => count)).toEqual([1, 1])
})

test('what is not there, not published or not one’s own cannot be watched', async () => {
  const draft = await createArticle({ status: 'draft' })
  const binned = await createArticle({ deletedAt: new Date() })
  for (const [kind, key] of [
    ['standard', 'en-9999'],
    ['clause', 'en-1993-1-1/99.9'],
    ['clause', 'en-1993-1-1'],
    ['clause', 'en-1993-1-1/6/7'],
    ['category', '0'],
    ['category', 'steel'],
    ['tag', 'no-such-tag'],
    ['article', draft.id],
    ['article', binned.id],
    ['article', '99999999999999'],
    ['calculation', '1'],
    ['calculation', '00000000-0000-4000-8000-000000000000'],
  ])
    expect({ kind, key, status: (await watch(String(kind), key)).status }).toEqual({ kind, key, status: 404 })
  expect((await watch('planet', 1)).body.errors).toEqual([
    { path: 'kind', message: 'Please say what to watch' },
  ])
  expect(await list()).toEqual([])
})

test('an article that is no longer in the library is listed without its title, and can be taken off', async () => {
  const { id } = await createArticle({ title: 'A secret title' })
  await watch('article', id)
  await db.article.update({ where: { id }, data: { status: 'draft' } })
  expect(await list()).toMatchObject([
    { kind: 'article', title: 'An article that is not in the library now', href: null },
  ])
  expect((await watch('article', id, member, false)).body).toEqual({ watching: false })
  expect(await list()).toEqual([])
})

test('one cannot watch more than the limit, also with many presses at once', async () => {
  const tags = await db.tag.createManyAndReturn({
    data: Array.from({ length: WATCH_LIMIT + 2 }, (_, n) => ({ name: `Limit ${n}`, slug: `limit-${n}` })),
  })
  await db.watch.createMany({
    data: tags.slice(0, WATCH_LIMIT - 1).map(({ id }) => ({ userId: member.user.id, tagId: id })),
  })
  const replies = await Promise.all(tags.slice(WATCH_LIMIT - 1).map(({ slug }) => watch('tag', slug)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(replies.find(({ status }) => status === 409)!.body.message).toBe(
    `You watch ${WATCH_LIMIT} things already, which is as many as there can be. Stop watching one of them first.`,
  )
  expect(await list()).toHaveLength(WATCH_LIMIT)
})

test('the same thing watched by many presses at once is watched once', async () => {
  const replies = await Promise.all([1, 2, 3, 4].map(() => watch('standard', 'en-1993-1-1')))
  expect(replies.map(({ body }) => body.watching)).toEqual([true, true, true, true])
  expect(await list()).toHaveLength(1)
})

test('erasing a member leaves the notifications that others have of what they watch', async () => {
  const { firstName, lastName, id } = await createMember({ firstName: 'Bay', lastName: 'Steel' })
  await db.$transaction((tx) =>
    notify(tx, [member.user.id], {
      kind: 'watched-published',
      articleId: null,
      title: 'Beams',
      detail: `${firstName} ${lastName}`,
      href: '/',
    }),
  )
  await db.$transaction((tx) => eraseFromNotifications(tx, id, `${firstName} ${lastName}`))
  expect((await inbox())[0]!.detail).toBe('Bay Steel')
})
