import { changeIn, changeLog, openChangeIn, openChangeLog } from '@/lib/articles/revisions/queries'
import { admit } from '@/lib/auth/access'
import { findSession } from '@/lib/auth/queries'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { create, save, TEXT } from '../../support/editing'
import { createArticle, signIn } from '../../support/factories'

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin' })).cookie
})
const { PAID_PLANS } = env()
afterEach(() => {
  Object.assign(env(), { PAID_PLANS })
})
const reader = async () => admit('verified', await findSession((await signIn()).token, 7))
const MISSING = { code: 'NOT_FOUND' }

/** An article that was published and changed once. */
async function changed(said: { note?: string } = {}) {
  const { body } = await create(admin, { title: 'Beams in bending', content: TEXT, published: true })
  await save(admin, body.id, {
    title: 'Beams in bending',
    content: `${TEXT}<p>A beam with <span data-type="inline-math" data-latex="M &lt; W_{el} f_y"></span>.</p>`,
    ...said,
  })
  return body
}

test('the log of a published article has each change since, and what it changed in words', async () => {
  const { slug } = await changed()
  const viewer = await reader()
  expect(await changeLog(viewer, slug)).toEqual({
    slug,
    title: 'Beams in bending',
    revision: 2,
    publishedAt: expect.any(String) as string,
    changes: [{ revision: 2, note: null, createdAt: expect.any(String) as string }],
  })
  const [part] = await changeIn(viewer, slug, 2)
  expect(part?.label).toBe('Content')
  expect(part?.passages.at(-1)).toEqual({
    kind: 'changed',
    pieces: [{ kind: 'added', text: 'A beam with M < W_el f_y .' }],
  })
})

test('a drawing is compared as it looks, with the values of the calculation that it follows', async () => {
  const content = (side: number) =>
    `${TEXT}<pre data-type="calculation">title Slab\ninput c_1 = ${side} mm in 200 mm..900 mm\nu_0 = 4 c_1 -&gt; mm</pre><pre data-type="drawing">title Column\nwith slab\nrect column at 0, 0 size c_1 x c_1 concrete\ndim column.left to column.right below</pre>`
  const title = 'Columns of slabs'
  const { body, status } = await create(admin, { title, content: content(400), published: true })
  expect(status).toBe(201)
  await save(admin, body.id, { title, content: content(600) })
  const parts = await changeIn(await reader(), body.slug, 2)
  const drawn = parts.find(({ label }) => label === 'Drawing: Column')
  expect(drawn?.pictures?.before).toContain('>400<')
  expect(drawn?.pictures?.after).toContain('>600<')
})

test('what the editor says of a change stands in the log; nothing but spaces is nothing', async () => {
  const viewer = await reader()
  const noteOf = async (note: string) => (await changeLog(viewer, (await changed({ note })).slug)).changes[0]
  expect(await noteOf(' The limit of W_el is added. ')).toMatchObject({ note: 'The limit of W_el is added.' })
  expect(await noteOf('  ')).toMatchObject({ note: null })
})

test('what is said of a change has at most 200 characters', async () => {
  const { id } = await changed()
  const send = (note: string) => save(admin, id, { title: 'Beams', content: TEXT, note })
  expect((await send('x'.repeat(200))).status).toBe(200)
  const { status, body } = await send('x'.repeat(201))
  expect([status, body.errors]).toEqual([
    400,
    [{ path: 'note', message: 'Please use at most 200 characters' }],
  ])
})

test('an article that was never changed has an empty log', async () => {
  const { slug } = await createArticle({ content: TEXT })
  expect((await changeLog(await reader(), slug)).changes).toEqual([])
})

test('nobody reads the changes of a draft, of an unknown article, or of one that only paying members read', async () => {
  const viewer = await reader()
  const { slug, id } = await changed()
  await db.article.update({ where: { id }, data: { premium: true } })
  Object.assign(env(), { PAID_PLANS: 'on' })
  const draft = await createArticle({ status: 'draft', content: TEXT })
  for (const hidden of [slug, draft.slug, 'no-such-article']) {
    await expect(changeLog(viewer, hidden)).rejects.toMatchObject(MISSING)
    await expect(changeIn(viewer, hidden, 2)).rejects.toMatchObject(MISSING)
  }
})

test('the changes of an open article are read by anybody, as a member reads them', async () => {
  const viewer = await reader()
  const { slug, id } = await changed()
  await expect(openChangeLog(slug)).rejects.toMatchObject(MISSING)
  await expect(openChangeIn(slug, 2)).rejects.toMatchObject(MISSING)
  await db.article.update({ where: { id }, data: { open: true } })
  expect(await openChangeLog(slug)).toEqual(await changeLog(viewer, slug))
  expect(await openChangeIn(slug, 2)).toEqual(await changeIn(viewer, slug, 2))
  await expect(openChangeIn(slug, 3)).rejects.toMatchObject(MISSING)
})

test('an open article that is unpublished or in the bin has no changes for anybody', async () => {
  const { slug, id } = await changed()
  for (const data of [{ status: 'draft' as const }, { status: 'approved' as const, deletedAt: new Date() }]) {
    await db.article.update({ where: { id }, data: { open: true, ...data } })
    await expect(openChangeLog(slug)).rejects.toMatchObject(MISSING)
    await expect(openChangeIn(slug, 2)).rejects.toMatchObject(MISSING)
  }
})

test.each([0, 1, 3, 2_147_483_647])(
  'revision %d of an article with two changed nothing',
  async (revision) => {
    const { slug } = await changed()
    await expect(changeIn(await reader(), slug, revision)).rejects.toMatchObject(MISSING)
  },
)
