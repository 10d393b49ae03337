import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ownContent, storeDerived } from '@/lib/articles/mutations'
import { resubmitAddress } from '@/lib/articles/submissions/rules/address'
import { importFile } from '@/lib/articles/importing/mutations'
import { hashPassword } from '@/lib/auth/passwords'
import { randomToken } from '@/lib/core/server/crypto'
import { insertCopy } from '@/lib/copies/mutations'
import { db, disconnect, type Tx } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { notify } from '@/lib/notifications/mutations'
import { insertPath } from '@/lib/paths/administration/mutations'
import { insertItem } from '@/lib/paths/items/mutations'
import type { ItemInput } from '@/lib/paths/items/schema'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { TOPIC_GROUPS } from '@/lib/taxonomy/constants'
import { categoryNamed } from '@/lib/taxonomy/mutations'
import {
  COLLEAGUES,
  COMMENTS,
  COPIES,
  DEMO_ACCOUNTS,
  FOLDERS,
  LIKES,
  LOOSE_BOOKMARKS,
  MESSAGES,
} from '@/prisma/seed/accounts'
import { PATHS, type StarterPath, type StarterStep } from '@/prisma/seed/paths'
import { SUBMISSIONS, type Submission } from '@/prisma/seed/submissions'
import { TOPICS } from '@/prisma/seed/topics'

/**
 * Loads the starter library by the path that an operator's import takes, and on a machine of one's own the
 * demo accounts. Doing it twice changes nothing.
 */
async function seedLibrary() {
  const file = join(process.cwd(), 'prisma/seed/library.jsonl')
  const problems: string[] = []
  const totals = await importFile(createInterface({ input: createReadStream(file) }), {
    publish: true,
    onProblem: (line, reason) => problems.push(`line ${line}: ${reason}`),
  })
  if (problems.length > 0) throw new Error(`The starter library has errors:\n${problems.join('\n')}`)
  for (const group of TOPIC_GROUPS)
    await db.tag.updateMany({ where: { name: { in: TOPICS[group] ?? [] }, group: 'other' }, data: { group } })
  return totals
}

const STARTER_PATHS = 'starter-paths'

/** Each path once: one that an administrator has changed, renamed or deleted since stays as they left it. */
async function seedPaths() {
  const stored = await db.setting.findUnique({ where: { key: STARTER_PATHS } })
  const loaded = (stored?.value ?? []) as string[]
  for (const path of PATHS.filter(({ title }) => !loaded.includes(title))) {
    loaded.push(path.title)
    await db.$transaction(async (tx) => {
      await seedPath(tx, path)
      const setting = { key: STARTER_PATHS, value: loaded }
      await tx.setting.upsert({ where: { key: STARTER_PATHS }, update: setting, create: setting })
    })
  }
}

async function seedPath(tx: Tx, { sections, ...about }: StarterPath) {
  const id = await insertPath(tx, about)
  for (const { name, steps } of sections) {
    await insertItem(tx, id, { kind: 'section', text: name })
    for (const step of steps) {
      const item = await itemOf(tx, step)
      if (item) await insertItem(tx, id, item)
    }
  }
  await tx.readingPath.update({ where: { id }, data: { published: true }, select: { id: true } })
}

/** Null for an article, or a part of one, that an administrator has taken out of the library. */
async function itemOf(tx: Tx, step: StarterStep): Promise<ItemInput | null> {
  const { text } = step
  if ('table' in step) return { kind: 'table', table: step.table, text }
  const article = await tx.article.findFirst({
    where: {
      slug: 'article' in step ? step.article : step.calculation,
      status: 'approved',
      deletedAt: null,
    },
    select: {
      id: true,
      outline: true,
      calculations: { orderBy: { position: 'asc' }, take: 1, select: { key: true } },
    },
  })
  if (!article) return null
  if ('calculation' in step) {
    const [calculation] = article.calculations
    return calculation ? { kind: 'calculation', articleId: article.id, anchor: calculation.key, text } : null
  }
  if (!step.section) return { kind: 'article', articleId: article.id, text }
  const outline = article.outline as { id: string; text: string }[]
  const heading = outline.find(({ text: named }) => named === step.section)
  return heading ? { kind: 'article', articleId: article.id, anchor: heading.id, text } : null
}

async function seedAccounts() {
  for (const { password, verified, ...account } of DEMO_ACCOUNTS)
    await db.user.upsert({
      where: { email: account.email },
      update: {},
      create: {
        ...account,
        passwordHash: await hashPassword(password),
        emailVerified: verified ? new Date() : null,
        trialCohortAt: new Date(),
      },
    })
  for (const account of COLLEAGUES)
    await db.user.upsert({
      where: { email: account.email },
      update: {},
      create: {
        ...account,
        passwordHash: await hashPassword(randomToken()),
        emailVerified: new Date(),
        trialCohortAt: new Date(),
      },
    })
}

async function seedCommunity() {
  const users = new Map(
    (await db.user.findMany({ select: { id: true, email: true } })).map(({ id, email }) => [email, id]),
  )
  const articles = new Map(
    (await db.article.findMany({ select: { id: true, slug: true } })).map(({ id, slug }) => [slug, id]),
  )
  const known = (email: string, slug: string) => {
    const [userId, articleId] = [users.get(email), articles.get(slug)]
    if (userId === undefined || articleId === undefined)
      throw new Error(`The demo data name ${email} or ${slug}, which is not there.`)
    return { userId, articleId }
  }
  for (const { slug, by, content } of COMMENTS) {
    const where = { ...known(by, slug), content }
    if ((await db.comment.count({ where })) === 0) await db.comment.create({ data: where })
  }
  await db.like.createMany({
    data: LIKES.flatMap(({ slug, by }) => by.map((email) => known(email, slug))),
    skipDuplicates: true,
  })
  for (const { owner, slug, notes } of LOOSE_BOOKMARKS)
    await db.bookmark.createMany({ data: [{ ...known(owner, slug), notes }], skipDuplicates: true })
  for (const { owner, slugs, ...folder } of FOLDERS) {
    const ownerId = users.get(owner)!
    if ((await db.bookmarkFolder.count({ where: { ownerId, name: folder.name } })) > 0) continue
    await db.bookmark.createMany({ data: slugs.map((slug) => known(owner, slug)), skipDuplicates: true })
    const bookmarks = await db.bookmark.findMany({
      where: { userId: ownerId, article: { slug: { in: [...slugs] } } },
      select: { id: true },
    })
    const { id: folderId } = await db.bookmarkFolder.create({
      data: { ownerId, ...folder },
      select: { id: true },
    })
    await db.bookmarkFiling.createMany({
      data: bookmarks.map(({ id }) => ({ bookmarkId: id, folderId, ownerId })),
    })
  }
}

const withTables = {
  tables: { select: { version: true, table: { select: { table: { select: { name: true } } } } } },
} as const

/** Copies of the first calculation of an article. */
async function seedCopies() {
  for (const { owner, slug, folder, values, title, ...rest } of COPIES) {
    const user = await db.user.findUniqueOrThrow({ where: { email: owner } })
    if ((await db.calculationCopy.count({ where: { userId: user.id, title } })) > 0) continue
    const {
      revision,
      calculations,
      id: articleId,
    } = await db.article.findUniqueOrThrow({
      where: { slug },
      select: {
        id: true,
        revision: true,
        calculations: { orderBy: { position: 'asc' }, take: 1, include: withTables },
      },
    })
    const { key, source, drawings, tables: uses } = calculations[0]!
    const tables = uses.map(({ version, table }) => ({ name: table.table.name, version }))
    const shelf = folder && (await db.bookmarkFolder.findFirst({ where: { ownerId: user.id, name: folder } }))
    await db.$transaction(async (tx) => {
      const copy = {
        ...rest,
        title,
        articleId,
        key,
        source,
        drawings,
        revision,
        tables,
        values: { ...values },
      }
      const { id: copyId } = await insertCopy(tx, user, copy)
      if (shelf) await tx.copyFiling.create({ data: { copyId, folderId: shelf.id, ownerId: user.id } })
    })
  }
}

async function seedMessages() {
  for (const { hoursAgo, ...message } of MESSAGES)
    if (
      (await db.contactSubmission.count({ where: { email: message.email, subject: message.subject } })) === 0
    )
      await db.contactSubmission.create({
        data: { ...message, createdAt: new Date(Date.now() - hoursAgo * 3_600_000) },
      })
}

/** One that was submitted before stays as it is now: it may have been decided about. */
async function seedSubmission({ by, category, rejected, content, ...row }: Submission) {
  if ((await db.article.count({ where: { slug: row.slug } })) > 0) return
  const [author, admin] = await Promise.all(
    [by, DEMO_ACCOUNTS[0].email].map((email) =>
      db.user.findUniqueOrThrow({
        where: { email },
        select: { id: true, firstName: true, lastName: true },
      }),
    ),
  )
  const { columns, calculations } = await ownContent(content)
  await db.$transaction(async (tx) => {
    const { id: articleId } = await tx.article.create({
      data: {
        ...row,
        ...columns,
        status: rejected ? 'rejected' : 'pending_review',
        submittedByUser: true,
        authorId: author!.id,
        categoryId: await categoryNamed(tx, category),
        ...(rejected && { rejectionReason: rejected, reviewedById: admin!.id, reviewedAt: new Date() }),
      },
      select: { id: true },
    })
    await storeDerived(tx, articleId, { reference: row.reference, calculations, enteredBy: 'author' })
    await tx.reviewEvent.create({ data: { articleId, action: 'submitted', actorId: author!.id } })
    const { firstName, lastName } = author!
    await notify(tx, [rejected ? author!.id : admin!.id], {
      kind: rejected ? 'submission-rejected' : 'submission-received',
      articleId,
      title: row.title,
      detail: rejected ?? `${firstName} ${lastName}`,
      href: rejected ? resubmitAddress(articleId) : '/admin/articles?tab=pending_review',
    })
    if (rejected)
      await tx.reviewEvent.create({
        data: { articleId, action: 'rejected', actorId: admin!.id, reason: rejected },
      })
  })
}

/** Whoever liked, bookmarked or commented on an article has opened it. */
const countTheirReadings = () => db.$executeRaw`
  UPDATE articles a SET views = greatest(a.views, (
    SELECT count(DISTINCT user_id) FROM (
      SELECT user_id FROM likes WHERE article_id = a.id
      UNION ALL SELECT user_id FROM comments WHERE article_id = a.id
      UNION ALL SELECT user_id FROM bookmarks WHERE article_id = a.id) readers)::int)`

const totals = await seedLibrary()
await seedPaths()
if (env().isLoopback) {
  await seedAccounts()
  await seedCommunity()
  await seedCopies()
  await seedMessages()
  for (const submission of SUBMISSIONS) await seedSubmission(submission)
  await countTheirReadings()
}
// The worker, which keeps the index, begins after the site: whoever comes first finds something all the same.
await catchUp(ARTICLES)
await db.setting.upsert({
  where: { key: 'starter-library' },
  update: { value: totals },
  create: { key: 'starter-library', value: totals },
})
await disconnect()
