import { changeIn, changeLog } from '@/lib/articles/revisions/queries'
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
async function changed() {
  const { body } = await create(admin, { title: 'Beams in bending', content: TEXT, published: true })
  await save(admin, body.id, {
    title: 'Beams in bending',
    content: `${TEXT}<p>A beam with <span data-type="inline-math" data-latex="M &lt; W_{el} f_y"></span>.</p>`,
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
    changes: [{ revision: 2, createdAt: expect.any(String) as string }],
  })
  const [part] = await changeIn(viewer, slug, 2)
  expect(part?.label).toBe('Content')
  expect(part?.passages.at(-1)).toEqual({
    kind: 'changed',
    pieces: [{ kind: 'added', text: 'A beam with M < W_el f_y .' }],
  })
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

test.each([0, 1, 3, 2_147_483_647])(
  'revision %d of an article with two changed nothing',
  async (revision) => {
    const { slug } = await changed()
    await expect(changeIn(await reader(), slug, revision)).rejects.toMatchObject(MISSING)
  },
)
