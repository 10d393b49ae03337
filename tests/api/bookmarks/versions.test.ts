import { PATCH as decideRoute } from '@/app/api/admin/errata/[id]/route'
import { PATCH as changeCopyRoute } from '@/app/api/calculations/copies/[id]/route'
import { POST as reportRoute } from '@/app/api/articles/[key]/errata/route'
import { endRendering } from '@/lib/articles/rendering/gateway'
import type { ListedBookmark } from '@/lib/bookmarks/types'
import { db } from '@/lib/core/server/db'
import type { ErrorReport } from '@/lib/errata/types'
import type { ListedProject } from '@/lib/projects/types'
import { bookmarksOf } from '../../support/bookmarks'
import { call } from '../../support/call'
import { saveCopy } from '../../support/copies'
import { createArticle, resetLimits, signIn } from '../../support/factories'
import { someone, type Someone } from '../../support/projects'

let me: Someone
beforeEach(async () => {
  await resetLimits()
  me = await someone()
})
afterAll(endRendering)

const CONTENT = '<h2>Loads</h2><p>The partial factor is 1.10.</p><h2>Checks</h2><p>They pass.</p>'

/** An editor verifies an error in the second passage of an article. */
async function verifyError(articleId: number): Promise<void> {
  const report = { passage: 1, revision: 1, kind: 'technical', report: 'It is 1.00 in the UK.', named: false }
  const { body } = await call<{ id: number }>(reportRoute, {
    cookie: me.cookie,
    params: { key: String(articleId) },
    body: report,
  })
  expect(body).toMatchObject({ id: expect.any(Number) as number })
  const { updatedAt } = await db.erratum.findUniqueOrThrow({ where: { id: body.id } })
  const decided = await call<ErrorReport>(decideRoute, {
    cookie: (await signIn({ role: 'admin' })).cookie,
    method: 'PATCH',
    params: { id: String(body.id) },
    body: { state: 'verified', was: '1.10', now: '1.00', answer: '', updatedAt: updatedAt.toISOString() },
  })
  expect(decided.status).toBe(200)
}

/** Returns whether a change moves the version, which nothing but a change moves. */
async function moved(version: () => Promise<string>, change: () => Promise<unknown>): Promise<boolean> {
  const before = await version()
  expect(await version()).toBe(before)
  await change()
  return (await version()) !== before
}

const countViews = (id: number) =>
  db.$executeRaw`UPDATE articles SET views = views + 1, like_count = like_count + 1 WHERE id = ${id}`
const changeRegister = () => db.$executeRaw`UPDATE register_version SET version = version + 1`

describe('the version of a bookmark', () => {
  /** Somebody else's article, which is bookmarked, and its version in the list. */
  async function bookmarked() {
    const author = await signIn()
    const { id } = await createArticle({ content: CONTENT, authorId: author.user.id })
    const shelf = bookmarksOf(me.cookie)
    await shelf.save(id, {})
    const version = async () => ((await shelf.list()).body as ListedBookmark[])[0]!.version
    return { id, author, shelf, version }
  }

  test('moves with a verified error, which leaves the day of the article as it was', async () => {
    const { id, shelf, version } = await bookmarked()
    const day = async () => (await shelf.list()).body[0]!.article.updatedAt
    const before = await day()
    expect(await moved(version, () => verifyError(id))).toBe(true)
    expect(await day()).toBe(before)
  })

  test('moves with the register, with the name of its author and with whether it is locked', async () => {
    const { id, author, version } = await bookmarked()
    expect(await moved(version, changeRegister)).toBe(true)
    const renamed = () => db.user.update({ where: { id: author.user.id }, data: { lastName: 'Renamed' } })
    expect(await moved(version, renamed)).toBe(true)
    expect(await moved(version, () => db.article.update({ where: { id }, data: { premium: true } }))).toBe(
      true,
    )
  })

  test('stays with counts and with what the member writes beside it', async () => {
    const { id, shelf, version } = await bookmarked()
    expect(await moved(version, () => countViews(id))).toBe(false)
    expect(await moved(version, () => shelf.note(id, { notes: 'Grid B' }))).toBe(false)
  })
})

describe('the version of a project', () => {
  /** A project with a passage of an article and a calculation, and its version in the list. */
  async function project() {
    const { id } = (await me.create({ name: 'Depot' })).body
    const article = await createArticle({ content: CONTENT })
    const copy = await saveCopy(me.cookie, { title: 'Roof beam' })
    const added = await me.add(id, { kind: 'passage', articleId: article.id, anchor: 's-loads' })
    expect([added.status, (await me.add(id, { kind: 'calculation', copyId: copy.id })).status]).toEqual([
      201, 201,
    ])
    const version = async () => ((await me.list()).body as ListedProject[])[0]!.version
    return { id, article, copy, version }
  }

  test('moves with an article of which it prints a passage, though the project is as it was', async () => {
    const { article, version } = await project()
    const day = async () => (await me.list()).body[0]!.updatedAt
    const before = await day()
    const edit = () =>
      db.article.update({ where: { id: article.id }, data: { bodyHtml: '<h2 id="s-loads">Loads</h2>' } })
    expect(await moved(version, edit)).toBe(true)
    const unpublish = () => db.article.update({ where: { id: article.id }, data: { status: 'draft' } })
    expect(await moved(version, unpublish)).toBe(true)
    expect(await day()).toBe(before)
  })

  test('moves with a calculation in it, with the register and with its own words', async () => {
    const { id, copy, version } = await project()
    const change = async () => {
      const { status } = await call(changeCopyRoute, {
        cookie: me.cookie,
        method: 'PATCH',
        params: { id: copy.id },
        body: { title: 'Edge beam' },
      })
      expect(status).toBe(200)
    }
    expect(await moved(version, change)).toBe(true)
    expect(await moved(version, changeRegister)).toBe(true)
    expect(await moved(version, () => me.change(id, { name: 'Shed' }))).toBe(true)
  })

  test('stays with counts of its articles', async () => {
    const { article, version } = await project()
    expect(await moved(version, () => countViews(article.id))).toBe(false)
  })
})
