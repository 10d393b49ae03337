import { readFileSync } from 'node:fs'
import { POST as comment } from '@/app/api/articles/[key]/comments/route'
import { POST as submit } from '@/app/api/articles/submit/route'
import { GET as user } from '@/app/api/auth/user/route'
import { GET as inbox } from '@/app/api/notifications/route'
import { POST as read } from '@/app/api/notifications/read/route'
import { db, Prisma } from '@/lib/core/server/db'
import { purgeNotifications } from '@/lib/notifications/jobs'
import type { Inbox } from '@/lib/notifications/types'
import { deleteAccount } from '@/lib/users/privacy/mutations'
import type { CurrentUser } from '@/lib/users/types'
import { call } from '../../support/call'
import { approve, reject } from '../../support/editing'
import { createArticle, signIn, type SignedIn } from '../../support/factories'
import { emailsTo, runQueue } from '../../support/mail'

let editor: SignedIn
let author: SignedIn
beforeEach(async () => {
  await db.user.deleteMany()
  editor = await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })
  author = await signIn({ firstName: 'Nora', lastName: 'Lind' })
})

const inboxOf = async ({ cookie }: SignedIn) => (await call<Inbox>(inbox, { cookie })).body
const unreadOf = async ({ cookie }: SignedIn) =>
  (await call<CurrentUser>(user, { cookie })).body.unreadNotifications
const markRead = (who: SignedIn, body: object) => call<{ unread: number }>(read, { cookie: who.cookie, body })
const say = (who: SignedIn, articleId: number, content: string) =>
  call<{ id: number }>(comment, { cookie: who.cookie, params: { key: String(articleId) }, body: { content } })

const submission = () =>
  createArticle({
    title: 'Long spans in timber',
    status: 'pending_review',
    submittedByUser: true,
    authorId: author.user.id,
  })

test('a visitor has no inbox, and nobody reads another’s', async () => {
  for (const handler of [inbox, read]) expect((await call(handler, { body: { all: true } })).status).toBe(401)
  await approve(editor.cookie, (await submission()).id)
  const [line] = (await inboxOf(author)).items
  await markRead(editor, { ids: [line!.id] })
  await markRead(editor, { all: true })
  expect(await unreadOf(author)).toBe(1)
})

test.each([[{}], [{ all: false }], [{ ids: [] }], [{ ids: ['x'] }], [{ ids: [1], all: true }]])(
  'what is read is said as it must be: %j is refused',
  async (body) => {
    expect((await markRead(author, body)).status).toBe(400)
  },
)

test('editors hear of a submission, other than their own', async () => {
  const category = await db.category.create({ data: { name: `C${Date.now()}`, slug: `c${Date.now()}` } })
  const body = {
    title: 'Shear lag in wide flanges',
    content: `<p>${'Shear lag reduces the effective width of a wide flange. '.repeat(10)}</p>`,
    categoryId: category.id,
  }
  expect((await call(submit, { cookie: author.cookie, body })).status).toBeLessThan(300)
  expect((await inboxOf(editor)).items).toMatchObject([
    {
      kind: 'submission-received',
      title: 'Shear lag in wide flanges',
      detail: 'Nora Lind',
      href: '/admin/articles?tab=pending_review',
      read: false,
    },
  ])
  expect(await inboxOf(author)).toEqual({ items: [], unread: 0 })
})

test('an author hears of each outcome, with the reason', async () => {
  const [one, two] = [await submission(), await submission()]
  await reject(editor.cookie, one.id, { reason: 'Cite the clause.' })
  await approve(editor.cookie, two.id)
  expect(await inboxOf(author)).toMatchObject({
    unread: 2,
    items: [
      { kind: 'submission-approved', href: `/articles/${two.slug}` },
      { kind: 'submission-rejected', detail: 'Cite the clause.', href: `/articles/${one.slug}` },
    ],
  })
})

test('who wants no emails still has an inbox', async () => {
  await db.user.update({ where: { id: author.user.id }, data: { notifyByMail: false } })
  await approve(editor.cookie, (await submission()).id)
  await runQueue()
  expect(emailsTo(author.user.email)).toEqual([])
  expect(await unreadOf(author)).toBe(1)
})

test('what is rolled back is not told', async () => {
  const { id } = await submission()
  await approve(editor.cookie, id)
  expect((await approve(editor.cookie, id)).status).toBe(409)
  expect((await inboxOf(author)).items).toHaveLength(1)
})

test('comments on one article are one line until it is read; one’s own are none', async () => {
  const { id, slug } = await createArticle({ authorId: author.user.id, submittedByUser: true })
  const reader = await signIn({ firstName: 'Tom', lastName: 'Ode' })
  await say(author, id, 'Mine.')
  expect(await unreadOf(author)).toBe(0)
  await Promise.all([say(reader, id, 'First.'), say(reader, id, 'Second.')])
  const { body: last } = await say(editor, id, 'Third.')
  const { items, unread } = await inboxOf(author)
  // Which leads to the latest of them.
  const href = `/articles/${slug}#comment-${last.id}`
  expect(items).toMatchObject([{ kind: 'article-commented', count: 3, href }])
  expect(unread).toBe(1)
  expect((await markRead(author, { ids: [items[0]!.id] })).body).toEqual({ unread: 0 })
  await say(reader, id, 'Fourth.')
  expect((await inboxOf(author)).items).toMatchObject([
    { count: 1, read: false, detail: 'Tom Ode' },
    { count: 3, read: true },
  ])
})

test('an account that is deleted takes its inbox along, and its name out of others’', async () => {
  const { id } = await createArticle({ authorId: author.user.id, submittedByUser: true })
  const reader = await signIn({ firstName: 'Tom', lastName: 'Ode' })
  await say(reader, id, 'Useful.')
  await db.$transaction((tx) => deleteAccount(tx, reader.user.id, Prisma.sql`true`))
  expect((await inboxOf(author)).items).toMatchObject([{ kind: 'article-commented', detail: null }])
  await db.$transaction((tx) => deleteAccount(tx, author.user.id, Prisma.sql`true`))
  expect(await db.notification.count({ where: { userId: author.user.id } })).toBe(0)
})

test('the inbox shows the latest twenty, and counts all; what is a year old is gone', async () => {
  await db.notification.createMany({
    data: Array.from({ length: 25 }, (_, index) => ({
      userId: author.user.id,
      kind: 'submission-approved',
      title: `Article ${index}`,
      href: '/',
      createdAt: new Date(Date.now() - index * 86_400_000 - (index > 22 ? 400 * 86_400_000 : 0)),
    })),
  })
  const { items, unread } = await inboxOf(author)
  expect([items.length, items[0]!.title, unread]).toEqual([20, 'Article 0', 25])
  expect(await purgeNotifications()).toBe(2)
  expect((await markRead(author, { all: true })).body).toEqual({ unread: 0 })
})

test('whoever is erased goes by who they are: a namesake keeps their lines, and two blanks in a name hide nothing', async () => {
  const names = { firstName: 'Mary  Ann', lastName: 'Ward' }
  const [leaver, namesake] = [await signIn(names), await signIn(names)]
  const [one, two, old] = [
    await createArticle({ authorId: author.user.id }),
    await createArticle({ authorId: author.user.id }),
    await createArticle({ authorId: author.user.id }),
  ]
  expect((await say(leaver, one.id, 'Which clause is this?')).status).toBe(201)
  expect((await say(namesake, two.id, 'Which clause is this?')).status).toBe(201)
  // From before the person was stored.
  const row = { userId: author.user.id, kind: 'article-commented', title: 'T', articleId: old.id }
  await db.notification.create({ data: { ...row, body: 'Mary Ann Ward' } })
  await db.$transaction((tx) => deleteAccount(tx, leaver.user.id, Prisma.sql`true`))
  const bodyOf = async (articleId: number) =>
    (await db.notification.findFirstOrThrow({ where: { userId: author.user.id, articleId } })).body
  expect(await bodyOf(one.id)).toBeNull()
  expect(await bodyOf(two.id)).toBe('Mary Ann Ward')
  // Whose this is nobody can tell while one of that name is there.
  expect(await bodyOf(old.id)).toBe('Mary Ann Ward')
  await db.$transaction((tx) => deleteAccount(tx, namesake.user.id, Prisma.sql`true`))
  expect([await bodyOf(two.id), await bodyOf(old.id)]).toEqual([null, null])
})

test('the migration finds the person of an old line only where one alone of that name commented', async () => {
  const names = { firstName: 'Jo  Ann', lastName: 'Pike' }
  const [first, second] = [await signIn(names), await signIn(names)]
  const [sure, unsure] = [
    await createArticle({ authorId: author.user.id }),
    await createArticle({ authorId: author.user.id }),
  ]
  await say(first, sure.id, 'Which clause is this?')
  for (const who of [first, second]) await say(who, unsure.id, 'Which clause is this?')
  await db.notification.updateMany({ data: { actorId: null } })
  const sql = readFileSync('prisma/migrations/20261122010001_notification_actors/migration.sql', 'utf8')
  await db.$executeRawUnsafe(/UPDATE notifications n SET actor_id = c\.user_id[^;]*/.exec(sql)![0])
  const actorOf = async (articleId: number) =>
    (await db.notification.findFirstOrThrow({ where: { userId: author.user.id, articleId } })).actorId
  expect([await actorOf(sure.id), await actorOf(unsure.id)]).toEqual([first.user.id, null])
})
