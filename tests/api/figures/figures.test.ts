import { readFileSync } from 'node:fs'
import { POST as restoreRevision } from '@/app/api/admin/articles/[id]/revisions/[revision]/restore/route'
import { GET as show } from '@/app/api/figures/[id]/route'
import { POST as store } from '@/app/api/figures/route'
import { POST as submit } from '@/app/api/articles/submit/route'
import { PUT as resubmit } from '@/app/api/user/articles/[id]/route'
import { importFile } from '@/lib/articles/importing/mutations'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { categoryNamed } from '@/lib/taxonomy/mutations'
import { purgeFigures } from '@/lib/figures/jobs'
import type { StoredFigure } from '@/lib/figures/types'
import { ownContent } from '@/lib/articles/mutations'
import { db, Prisma } from '@/lib/core/server/db'
import { deleteAccount } from '@/lib/users/privacy/mutations'
import { call, type Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn, type SignedIn } from '../../support/factories'
import { save } from '../../support/editing'
import { jpeg, png } from '../../support/pictures'

const send = (cookie: string | undefined, file: Uint8Array, type = 'image/png') =>
  call<StoredFigure & Refusal>(store, {
    cookie,
    raw: new Uint8Array(file),
    headers: { 'content-type': type },
  })
const upload = async (by: SignedIn, grey = 1) => (await send(by.cookie, png(4, 3, grey))).body
/** The answer as it is: call() reads JSON. */
const open = (cookie: string | undefined, id: string) =>
  show(new Request('http://localhost:3000/api/figures/x', { headers: cookie ? { cookie } : {} }), {
    params: Promise.resolve({ id }),
  })
const statusOf = async (cookie: string | undefined, id: string) => (await open(cookie, id)).status
const showing = ({ src }: StoredFigure) =>
  `<figure><img src="${src}" alt="A beam" width="4" height="3"></figure>`
const ageOf = (id: string, days: number) =>
  db.figure.update({ where: { id }, data: { idleSince: new Date(Date.now() - days * 86_400_000) } })

beforeEach(resetLimits)

describe('storing', () => {
  test('is for verified members', async () => {
    expect((await send(undefined, png())).status).toBe(401)
    const { cookie } = await signIn({ verified: false })
    expect((await send(cookie, png())).body.code).toBe('EMAIL_NOT_VERIFIED')
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 415],
    ['JSON', '{}', 'application/json', 415],
    ['no type', 'x', '', 415],
    ['text that is called an image', 'x', 'image/png', 400],
    ['too many pixels', png(6001, 1), 'image/png', 400],
    ['too many bytes', Buffer.concat([png(), Buffer.alloc(2 * 1024 * 1024)]), 'image/png', 413],
  ])('%s is refused', async (_, file, type, status) => {
    const { cookie, user } = await signIn()
    const reply = await send(cookie, Buffer.from(file), type)
    expect(reply.status).toBe(status)
    if (status === 400) expect(reply.body.errors?.map(({ path }) => path)).toEqual(['file'])
    expect(await db.figure.count({ where: { ownerId: user.id } })).toBe(0)
  })

  test('from another site it is refused', async () => {
    const { cookie } = await signIn()
    const headers = { 'content-type': 'image/png', origin: 'https://evil.example' }
    expect((await call(store, { cookie, raw: new Uint8Array(png()), headers })).status).toBe(403)
  })

  test('the type is what the bytes say, and the size goes with it', async () => {
    const author = await signIn()
    const { status, body } = await send(author.cookie, jpeg(300, 200), 'image/png')
    expect(status).toBe(201)
    expect(body).toEqual({ id: body.id, src: `/api/figures/${body.id}`, width: 300, height: 200 })
    const reply = await open(author.cookie, body.id)
    expect(reply.headers.get('content-type')).toBe('image/jpeg')
  })

  test('the same picture again is the same figure, many at once too; another member’s is theirs', async () => {
    const [one, two] = [await signIn(), await signIn()]
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(one.cookie, png())))
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    expect(await db.figure.count({ where: { ownerId: one.user.id } })).toBe(1)
    expect((await send(two.cookie, png())).body.id).not.toBe(replies[0]!.body.id)
  })

  test('an account keeps 300, and the 61st in an hour waits', async () => {
    const { cookie, user } = await signIn()
    await db.$executeRaw`
      INSERT INTO figures (id, owner_id, mime, width, height, bytes, sha256)
      SELECT lpad(n::text, 22, 'f'), ${user.id}, 'image/png', 1, 1, 'x', lpad(n::text, 64, 'f') FROM generate_series(1, 299) n`
    const full = await Promise.all([1, 2, 3].map((grey) => send(cookie, png(4, 3, grey))))
    expect(full.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    for (let n = 0; n < 57; n++) await send(cookie, png(4, 3, 1))
    const { status, headers } = await send(cookie, png())
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  })
})

describe('showing', () => {
  test('a visitor, an unverified member, and who has nothing to do with it', async () => {
    const author = await signIn()
    const { id } = await upload(author)
    expect(await statusOf(undefined, id)).toBe(401)
    expect(await statusOf((await signIn({ verified: false })).cookie, id)).toBe(403)
    expect(await statusOf((await signIn()).cookie, id)).toBe(404)
    expect(await statusOf(author.cookie, id)).toBe(200)
    expect(await statusOf((await signIn({ role: 'admin' })).cookie, id)).toBe(200)
    for (const wrong of ['x', '../../etc/passwd', `${id}x`, 'A'.repeat(22)])
      expect(await statusOf(author.cookie, wrong)).toBe(404)
  })

  test('as it was sent, kept by this browser only, and never taken for anything but an image', async () => {
    const author = await signIn()
    const reply = await open(author.cookie, (await upload(author)).id)
    expect(Buffer.from(await reply.arrayBuffer()).equals(png(4, 3, 1))).toBe(true)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('follows the article: pending for its author and the editors, published for all, binned for nobody else', async () => {
    const [author, editor, reader] = [await signIn(), await signIn({ role: 'admin' }), await signIn()]
    const [theirs, added] = [await upload(author, 10), await upload(editor, 20)]
    const { id } = await createArticle({
      authorId: author.user.id,
      status: 'pending_review',
      content: showing(theirs),
    })
    const both = showing(theirs) + showing(added)
    expect((await save(editor.cookie, id, { title: 'A beam', content: both })).status).toBe(200)
    const seen = async (by: SignedIn) => [
      await statusOf(by.cookie, theirs.id),
      await statusOf(by.cookie, added.id),
    ]
    expect(await seen(author)).toEqual([200, 200])
    expect(await seen(reader)).toEqual([404, 404])
    await db.article.update({ where: { id }, data: { status: 'approved', publishedAt: new Date() } })
    expect(await seen(reader)).toEqual([200, 200])
    await db.article.update({ where: { id }, data: (await ownContent(showing(theirs))).columns })
    expect(await seen(reader)).toEqual([200, 404])
    await db.article.update({ where: { id }, data: { deletedAt: new Date() } })
    expect(await seen(reader)).toEqual([404, 404])
  })
})

describe('the id of somebody else’s figure', () => {
  const text =
    '<p>A beam that is restrained along its length keeps the resistance of its section, whatever its length.</p>'
  const sent = async (content: string) => ({
    title: 'Restrained beams',
    content: text + content,
    categoryId: await categoryNamed(db, 'Steel'),
    tagIds: [],
  })

  test('shows nothing to who submits it, sends it again, or has it imported, nor to readers afterwards', async () => {
    const [owner, thief, reader] = [await signIn(), await signIn(), await signIn()]
    const [figure, another] = [await upload(owner, 50), await upload(owner, 51)]
    const body = await sent(showing(figure))
    const { body: article } = await call<OwnArticle>(submit, { cookie: thief.cookie, body })
    expect(await statusOf(thief.cookie, figure.id)).toBe(404)
    await db.article.update({
      where: { id: article.id },
      data: { status: 'rejected', rejectionReason: 'No.' },
    })
    const again = { ...body, content: body.content + showing(another) }
    const params = { id: String(article.id) }
    expect((await call(resubmit, { method: 'PUT', cookie: thief.cookie, params, body: again })).status).toBe(
      200,
    )
    const line = { title: 'Imported', content: showing(figure), category: 'Steel', author: thief.user }
    await importFile(
      (async function* () {
        yield await Promise.resolve(JSON.stringify(line))
      })(),
      { publish: true, onProblem: (_, reason) => expect(reason).toBe('') },
    )
    await db.article.update({
      where: { id: article.id },
      data: { status: 'approved', rejectionReason: null, publishedAt: new Date() },
    })
    for (const { cookie } of [thief, reader])
      for (const { id } of [figure, another]) expect(await statusOf(cookie, id)).toBe(404)
  })

  test('is not shown either once an editor saves the text that holds it, but what the editor puts in is', async () => {
    const [owner, thief, editor] = [await signIn(), await signIn(), await signIn({ role: 'admin' })]
    const [figure, added] = [await upload(owner, 52), await upload(owner, 53)]
    const { id } = await createArticle({
      authorId: thief.user.id,
      status: 'pending_review',
      content: showing(figure),
    })
    const content = showing(figure) + showing(added)
    expect((await save(editor.cookie, id, { title: 'Edited', content })).status).toBe(200)
    expect(await statusOf(thief.cookie, figure.id)).toBe(404)
    expect(await statusOf(thief.cookie, added.id)).toBe(200)
  })

  test('shows it where every reader may see it already, but not where only paying members may', async () => {
    const [owner, member] = [await signIn(), await signIn()]
    const [open_, paid] = [await upload(owner, 54), await upload(owner, 55)]
    await createArticle({ authorId: owner.user.id, content: showing(open_) })
    const premium = await createArticle({ authorId: owner.user.id, content: showing(paid) })
    await db.article.update({ where: { id: premium.id }, data: { premium: true } })
    const body = await sent(showing(open_) + showing(paid))
    const { body: article } = await call<OwnArticle>(submit, { cookie: member.cookie, body })
    const shown = await db.articleFigure.findMany({ where: { articleId: article.id } })
    expect(shown.map(({ figureId }) => figureId)).toEqual([open_.id])
  })

  test('is not shown by a version that is restored, but what the editor had put in is', async () => {
    const [owner, thief, editor] = [await signIn(), await signIn(), await signIn({ role: 'admin' })]
    const [claimed, added] = [await upload(owner, 57), await upload(owner, 58)]
    const { id } = await createArticle({ authorId: thief.user.id, content: text + showing(claimed) })
    const put = text + showing(claimed) + showing(added)
    for (const content of [put, text])
      expect((await save(editor.cookie, id, { content, title: 'T' })).status).toBe(200)
    expect(await statusOf(thief.cookie, added.id)).toBe(404)
    const { updatedAt } = await db.article.findUniqueOrThrow({ where: { id } })
    const { status } = await call(restoreRevision, {
      cookie: editor.cookie,
      params: { id: String(id), revision: '2' },
      body: { updatedAt: updatedAt.toISOString() },
    })
    expect(status).toBe(200)
    expect(await statusOf(thief.cookie, claimed.id)).toBe(404)
    expect(await statusOf(thief.cookie, added.id)).toBe(200)
  })

  test('is taken out of a published article by the migration, unless an editor may have put it in', async () => {
    const [owner, thief, editor] = [await signIn(), await signIn(), await signIn({ role: 'admin' })]
    const [claimed, added] = [await upload(owner, 59), await upload(owner, 60)]
    const published = await createArticle({ authorId: thief.user.id, content: showing(claimed) })
    // As a text claimed it before the rule.
    await db.articleFigure.create({ data: { articleId: published.id, figureId: claimed.id } })
    const edited = await createArticle({ authorId: thief.user.id, content: text })
    expect((await save(editor.cookie, edited.id, { title: 'T', content: showing(added) })).status).toBe(200)
    const sql = readFileSync('prisma/migrations/20261122020000_figure_grants/migration.sql', 'utf8')
    await db.$executeRawUnsafe(
      /DELETE FROM article_figures x USING articles a, figures f, users u[^;]*/.exec(sql)![0],
    )
    expect(await statusOf(thief.cookie, claimed.id)).toBe(404)
    expect(await statusOf(thief.cookie, added.id)).toBe(200)
  })

  test('what an editor has put in stays when the author sends the article again', async () => {
    const [author, editor] = [await signIn(), await signIn({ role: 'admin' })]
    const added = await upload(editor, 56)
    const { id } = await createArticle({ authorId: author.user.id, status: 'rejected', content: text })
    const body = await sent(showing(added))
    expect((await save(editor.cookie, id, { title: body.title, content: body.content })).status).toBe(200)
    const params = { id: String(id) }
    const again = { ...body, content: `${body.content}<p>More.</p>` }
    expect((await call(resubmit, { method: 'PUT', cookie: author.cookie, params, body: again })).status).toBe(
      200,
    )
    expect(await statusOf(author.cookie, added.id)).toBe(200)
  })
})

describe('keeping', () => {
  test('what nothing holds goes after 30 days; articles, drafts and former versions hold', async () => {
    const { user, ...author } = await signIn()
    const by = { user, ...author }
    const [shown, drafted, former, young, idle] = await Promise.all(
      [30, 31, 32, 33, 34].map((n) => upload(by, n)),
    )
    const { id } = await createArticle({ authorId: user.id, content: showing(shown!) })
    await db.draft.create({ data: { userId: user.id, payload: { content: showing(drafted!) } } })
    await db.articleRevision.create({
      data: { articleId: id, revision: 1, title: 'T', content: showing(former!), tagIds: [] },
    })
    for (const figure of [shown, drafted, former, idle]) await ageOf(figure!.id, 31)
    await ageOf(young!.id, 29)
    expect(await purgeFigures()).toBe(1)
    expect(await purgeFigures()).toBe(0)
    expect(await statusOf(by.cookie, idle!.id)).toBe(404)
    // Let go by its article, it is idle from then on.
    await db.article.delete({ where: { id } })
    expect(await purgeFigures()).toBe(1)
    expect(await statusOf(by.cookie, former!.id)).toBe(404)
    expect(await statusOf(by.cookie, shown!.id)).toBe(200)
  })

  test('whoever leaves takes their figures along, but for those of published articles', async () => {
    const [author, reader] = [await signIn(), await signIn()]
    const [published, pending, loose] = [
      await upload(author, 40),
      await upload(author, 41),
      await upload(author, 42),
    ]
    const authorId = author.user.id
    await createArticle({ authorId, content: showing(published) })
    await createArticle({ authorId, status: 'pending_review', content: showing(pending) })
    await db.$transaction((tx) => deleteAccount(tx, authorId, Prisma.sql`true`))
    expect(await statusOf(reader.cookie, published.id)).toBe(200)
    expect(await db.figure.findUnique({ where: { id: published.id }, select: { ownerId: true } })).toEqual({
      ownerId: null,
    })
    expect(await db.figure.count({ where: { id: { in: [pending.id, loose.id] } } })).toBe(0)
  })
})
