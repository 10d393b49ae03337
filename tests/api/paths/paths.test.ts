import { GET as placesRoute } from '@/app/api/articles/[key]/paths/route'
import { GET as adminListRoute, POST as createRoute } from '@/app/api/admin/paths/route'
import { GET as findRoute } from '@/app/api/admin/paths/articles/route'
import {
  DELETE as deleteRoute,
  GET as adminOpenRoute,
  PATCH as changeRoute,
} from '@/app/api/admin/paths/[id]/route'
import { POST as addRoute } from '@/app/api/admin/paths/[id]/items/route'
import {
  DELETE as removeRoute,
  PATCH as changeItemRoute,
} from '@/app/api/admin/paths/[id]/items/[itemId]/route'
import { GET as listRoute } from '@/app/api/paths/route'
import { GET as openRoute, PATCH as beginRoute } from '@/app/api/paths/[slug]/route'
import { PUT as markRoute } from '@/app/api/paths/[slug]/steps/[stepId]/route'
import { endRendering } from '@/lib/articles/rendering/gateway'
import { db } from '@/lib/core/server/db'
import type { AdminPath, AdminPathCard, Path, PathArticle, PathCard, PathPlace } from '@/lib/paths/types'
import { readerKeyOf } from '@/lib/users/queries'
import { call, type Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const ABOUT = { title: 'New graduate: steel', summary: 'Sections first.', audience: 'Graduates.' }

const adminOf = (cookie: string) => {
  const at = (id: number, itemId?: number) => ({
    cookie,
    params: { id: String(id), ...(itemId && { itemId: String(itemId) }) },
  })
  return {
    list: () => call<AdminPathCard[]>(adminListRoute, { cookie }),
    create: (body: unknown = ABOUT) => call<AdminPath & Refusal>(createRoute, { cookie, body }),
    open: (id: number) => call<AdminPath & Refusal>(adminOpenRoute, at(id)),
    change: (id: number, body: unknown) =>
      call<AdminPath & Refusal>(changeRoute, { ...at(id), method: 'PATCH', body }),
    drop: (id: number) => call(deleteRoute, { ...at(id), method: 'DELETE' }),
    add: (id: number, body: unknown) => call<AdminPath & Refusal>(addRoute, { ...at(id), body }),
    changeItem: (id: number, itemId: number, body: unknown) =>
      call<AdminPath & Refusal>(changeItemRoute, { ...at(id, itemId), method: 'PATCH', body }),
    remove: (id: number, itemId: number) =>
      call<AdminPath & Refusal>(removeRoute, { ...at(id, itemId), method: 'DELETE' }),
    find: (search: string) => call<PathArticle[]>(findRoute, { cookie, query: { search } }),
  }
}

const memberOf = (cookie: string) => ({
  list: () => call<PathCard[]>(listRoute, { cookie }),
  open: (slug: string) => call<Path & Refusal>(openRoute, { cookie, params: { slug } }),
  begin: (slug: string, begun = true) =>
    call<Path & Refusal>(beginRoute, { cookie, params: { slug }, method: 'PATCH', body: { begun } }),
  mark: (slug: string, stepId: number, done: boolean) =>
    call<Path & Refusal>(markRoute, {
      cookie,
      params: { slug, stepId: String(stepId) },
      method: 'PUT',
      body: { done },
    }),
  places: (articleId: number) =>
    call<PathPlace[]>(placesRoute, { cookie, params: { key: String(articleId) } }),
})

let admin: ReturnType<typeof adminOf>
let me: ReturnType<typeof memberOf> & { id: string }
beforeEach(async () => {
  await resetLimits()
  await db.readingPath.deleteMany()
  const [editor, reader] = [await signIn({ role: 'admin' }), await signIn()]
  admin = adminOf(editor.cookie)
  me = { ...memberOf(reader.cookie), id: reader.user.id }
})

const CONTENT = '<p>Introduction.</p><h2>Loads</h2><p>They act.</p>'

afterAll(endRendering)

/** A published path: a section, two articles, a section of the second one, and a table. */
async function published() {
  const [first, second] = [
    await createArticle({ title: 'Beams' }),
    await createArticle({ title: 'Columns', content: CONTENT }),
  ]
  const { id, slug } = (await admin.create()).body
  await admin.add(id, { kind: 'section', text: 'Members' })
  await admin.add(id, { kind: 'article', articleId: first.id, text: 'Bending first.' })
  await admin.add(id, { kind: 'article', articleId: second.id, text: 'Then buckling.' })
  await admin.add(id, { kind: 'article', articleId: second.id, anchor: 's-loads', text: 'Its loads.' })
  await admin.add(id, { kind: 'table', table: 'k_mod', text: 'Factors.' })
  expect((await admin.change(id, { published: true })).status).toBe(200)
  return { id, slug, first, second }
}

const stepsOf = (path: Path) => path.sections.flatMap(({ steps }) => steps)
const titlesOf = (path: Path) => stepsOf(path).map(({ title }) => title)

test('an administrator makes a path, and members see it when it is published', async () => {
  const { body: made, status } = await admin.create()
  expect(status).toBe(201)
  expect(made.slug).toBe('new-graduate-steel')
  expect((await admin.create()).body.slug).toBe('new-graduate-steel-2')
  expect((await admin.change(made.id, { published: true })).body.message).toMatch(/Add a step/)
  expect((await me.list()).body).toEqual([])
  expect((await me.open(made.slug)).status).toBe(404)

  const { slug } = await published()
  const { body: path } = await me.open(slug)
  expect(path.sections.map(({ name }) => name)).toEqual(['Members'])
  expect(stepsOf(path)).toMatchObject([
    { kind: 'article', title: 'Beams', heading: null, text: 'Bending first.', done: false },
    { kind: 'article', title: 'Columns', heading: null },
    {
      kind: 'article',
      title: 'Columns',
      heading: 'Loads',
      href: expect.stringMatching(/#s-loads$/) as string,
    },
    { kind: 'table', href: '/data/k_mod' },
  ])
  expect((await me.list()).body).toMatchObject([{ slug, articles: 2, steps: 4, done: 0, begun: false }])
  expect(await admin.list()).toMatchObject({ body: [{}, {}, { published: true, steps: 4, hidden: 0 }] })
})

test('what is wrong is said at its field, and a thing is in a path once', async () => {
  const { id, first } = await published()
  const empty = await admin.create({ title: ' ', summary: '', audience: '' })
  expect(empty.status).toBe(400)
  expect(empty.body.errors?.map(({ path }) => path)).toEqual(['title', 'summary', 'audience'])
  const draft = await createArticle({ status: 'draft' })
  for (const [item, field] of [
    [{ kind: 'article', articleId: draft.id, text: 'x' }, 'articleId'],
    [{ kind: 'article', articleId: first.id, anchor: 's-none', text: 'x' }, 'anchor'],
    [{ kind: 'calculation', articleId: first.id, anchor: 'none', text: 'x' }, 'anchor'],
    [{ kind: 'table', table: 'no_such_table', text: 'x' }, 'table'],
    [{ kind: 'section', text: ' ' }, 'text'],
  ] as const) {
    const { status, body } = await admin.add(id, item)
    expect([status, body.errors?.[0]?.path]).toEqual([400, field])
  }
  const twice = await admin.add(id, { kind: 'article', articleId: first.id, text: 'Again.' })
  expect([twice.status, twice.body.message]).toEqual([409, 'This is in the path already'])
})

test('steps are put behind one another, changed and removed', async () => {
  const { id } = await published()
  const { items } = (await admin.open(id)).body
  const texts = async () => (await admin.open(id)).body.items.map(({ text }) => text)
  await admin.changeItem(id, items[4]!.id, { after: items[0]!.id })
  expect(await texts()).toEqual(['Members', 'Factors.', 'Bending first.', 'Then buckling.', 'Its loads.'])
  await admin.changeItem(id, items[0]!.id, { after: null, text: 'All' })
  await admin.add(id, { kind: 'section', text: 'Start', after: null })
  expect((await texts()).slice(0, 2)).toEqual(['Start', 'All'])
  await admin.remove(id, items[4]!.id)
  expect(await texts()).toEqual(['Start', 'All', 'Bending first.', 'Then buckling.', 'Its loads.'])
  const wrong = await admin.changeItem(id, items[0]!.id, { text: 'x'.repeat(121) })
  expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'text'])
})

test('the log says which fields changed, and names a step by what it shows', async () => {
  const { id } = await published()
  const { items } = (await admin.open(id)).body
  const from = await db.auditEntry.aggregate({ _max: { id: true } })
  await admin.change(id, { ...ABOUT, summary: 'Members first.' })
  await admin.change(id, { summary: 'Members first.' })
  await admin.changeItem(id, items[4]!.id, { after: items[0]!.id })
  await admin.remove(id, items[1]!.id)
  await admin.add(id, { kind: 'section', text: 'Start' })
  const entries = await db.auditEntry.findMany({
    where: { id: { gt: from._max.id ?? 0 }, targetType: 'path', targetId: String(id) },
    orderBy: { id: 'asc' },
  })
  expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
    { before: { summary: 'Sections first.' }, after: { summary: 'Members first.' } },
    { before: null, after: { moved: items[4]!.title } },
    { before: { removed: 'Beams' }, after: null },
    { before: null, after: { added: 'Start' } },
  ])
})

test('a check mark is its reader’s own, and begins the path', async () => {
  const { slug } = await published()
  const [step, other] = stepsOf((await me.open(slug)).body)
  const { body } = await me.mark(slug, step!.id, true)
  expect(body).toMatchObject({ begun: true, done: 1 })
  const somebody = memberOf((await signIn()).cookie)
  expect((await somebody.open(slug)).body).toMatchObject({ begun: false, done: 0 })
  expect((await me.mark(slug, step!.id, false)).body.done).toBe(0)
  expect((await me.mark(slug, 2_147_483_647, true)).status).toBe(404)
  await me.mark(slug, other!.id, true)
  expect((await me.begin(slug, false)).body).toMatchObject({ begun: false, done: 0 })
})

test('an article that was opened is done, a section of it is not, and the reader may say otherwise', async () => {
  const { slug, second } = await published()
  await db.articleReading.create({ data: { articleId: second.id, readerKey: readerKeyOf(me.id) } })
  const { body } = await me.open(slug)
  expect(stepsOf(body).map(({ done }) => done)).toEqual([false, true, false, false])
  expect(body.begun).toBe(false)
  await me.mark(slug, stepsOf(body)[1]!.id, false)
  expect((await me.open(slug)).body.done).toBe(0)
})

test('an article that is taken back or deleted drops out, and is there again when it is published', async () => {
  const { id, slug, first, second } = await published()
  await me.begin(slug)
  await db.article.update({ where: { id: first.id }, data: { status: 'draft' } })
  expect((await me.open(slug)).body).toMatchObject({ articles: 1, steps: 3 })
  const shown = (await admin.open(id)).body.items.map((item) => item.shown)
  expect(shown).toEqual([true, false, true, true, true])
  await db.article.update({ where: { id: first.id }, data: { status: 'approved' } })
  expect(titlesOf((await me.open(slug)).body)[0]).toBe('Beams')
  await db.article.delete({ where: { id: second.id } })
  expect((await me.open(slug)).body).toMatchObject({ articles: 1, steps: 2 })
})

test('an article says where it stands in the paths that its reader has begun', async () => {
  const { id, slug, first, second } = await published()
  expect((await me.places(first.id)).body).toEqual([])
  await me.begin(slug)
  expect((await me.places(second.id)).body).toEqual([
    {
      slug,
      title: ABOUT.title,
      step: 2,
      steps: 4,
      previous: { title: 'Beams', href: `/articles/${first.slug}` },
      next: expect.objectContaining({ href: '/data/k_mod' }) as unknown,
    },
  ])
  await admin.change(id, { published: false })
  expect((await me.places(second.id)).body).toEqual([])
})

test('articles are found by words of their titles, with what a step can name in them', async () => {
  const article = await createArticle({ title: 'Punching of flat slabs', content: CONTENT })
  await createArticle({ title: 'Punching of drafts', status: 'draft' })
  expect((await admin.find('slabs punching')).body).toEqual([
    {
      id: article.id,
      title: 'Punching of flat slabs',
      headings: [{ id: 's-loads', text: 'Loads' }],
      calculations: [],
    },
  ])
  expect((await admin.find('100%')).body).toEqual([])
  expect((await admin.find(' ')).body).toEqual([])
})

test('a path goes with the marks of its readers', async () => {
  const { id, slug } = await published()
  await me.mark(slug, stepsOf((await me.open(slug)).body)[0]!.id, true)
  expect((await admin.drop(id)).status).toBe(204)
  expect(await db.readingPathMark.count()).toBe(0)
  expect((await admin.open(id)).status).toBe(404)
})

test('marks that are stored at the same moment are all stored', async () => {
  const { slug } = await published()
  const steps = stepsOf((await me.open(slug)).body)
  await Promise.all(steps.map(({ id }) => me.mark(slug, id, true)))
  expect((await me.open(slug)).body.done).toBe(4)
})
