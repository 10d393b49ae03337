import { randomUUID } from 'node:crypto'
import { ownContent, replaceTags, storeDerived } from '@/lib/articles/mutations'
import { sessionCookieName } from '@/lib/auth/constants'
import { startSession } from '@/lib/auth/mutations'
import { hashPassword } from '@/lib/auth/passwords'
import { db, pool } from '@/lib/core/server/db'
import { categoryNamed, tagNamed } from '@/lib/taxonomy/mutations'
import type { ArticleStatus, Role, UserStatus } from '@/prisma/generated/enums'

export const PASSWORD = 'Correct!Horse9'

export type Member = { id: string; email: string; firstName: string; lastName: string }
export type SignedIn = { cookie: string; token: string; user: Member }

type MemberOptions = {
  verified?: boolean
  role?: Role
  status?: UserStatus
  email?: string
  password?: string
  firstName?: string
  lastName?: string
}

const hashes = new Map<string, Promise<string>>()
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

/** An account as it is after registration; verified unless said otherwise. Its password is PASSWORD. */
export async function createMember(options: MemberOptions = {}): Promise<Member> {
  const { verified = true, role = 'user', status = 'active', password = PASSWORD } = options
  return db.user.create({
    data: {
      email: options.email ?? `member-${randomUUID()}@example.org`,
      firstName: options.firstName ?? 'Mary',
      lastName: options.lastName ?? 'Ward',
      passwordHash: await hashOf(password),
      emailVerified: verified ? new Date() : null,
      role,
      status,
    },
    select: { id: true, email: true, firstName: true, lastName: true },
  })
}

/** A session of this account, or of a new one. */
export async function signIn(
  given: Member | MemberOptions = {},
  device = 'Firefox on Linux',
): Promise<SignedIn> {
  const user = 'id' in given ? given : await createMember(given)
  const token = await startSession(user.id, { ip: 'test', ipHash: 'test', device })
  return { cookie: cookieOf(token), token, user }
}

export const cookieOf = (token: string) => `${sessionCookieName(false)}=${token}`

type ArticleOptions = {
  title?: string
  slug?: string
  content?: string
  excerpt?: string | null
  reference?: string | null
  status?: ArticleStatus
  featured?: boolean
  category?: string
  tags?: string[]
  authorId?: string | null
  submittedByUser?: boolean
  publishedAt?: Date
  deletedAt?: Date | null
}

let articles = 0

/** An article as the product stores it; published unless said otherwise. */
export async function createArticle(options: ArticleOptions = {}): Promise<{ id: number; slug: string }> {
  const n = ++articles
  const { status = 'approved', category, tags = [], reference = null } = options
  const publishedAt = options.publishedAt ?? (status === 'approved' ? new Date() : null)
  const { columns, calculations } = await ownContent(
    options.content ?? '<p>A paragraph about nothing in particular.</p>',
  )
  const article = await db.article.create({
    data: {
      slug: options.slug ?? `article-${n}-${randomUUID().slice(0, 8)}`,
      title: options.title ?? `Article ${n}`,
      excerpt: options.excerpt ?? null,
      reference,
      status,
      featured: options.featured ?? false,
      authorId: options.authorId ?? null,
      submittedByUser: options.submittedByUser ?? false,
      categoryId: category === undefined ? null : await categoryNamed(db, category),
      publishedAt,
      deletedAt: options.deletedAt ?? null,
      ...columns,
    },
    select: { id: true, slug: true },
  })
  const tagIds: number[] = []
  for (const tag of tags) tagIds.push(await tagNamed(db, tag))
  if (tagIds.length > 0) await replaceTags(db, article.id, tagIds)
  await storeDerived(db, article.id, { reference, calculations, enteredBy: 'import' })
  return article
}

type CommentOptions = {
  userId?: string
  content?: string
  createdAt?: Date
  hidden?: boolean
  parentId?: number
}

/** A comment by this member, or by one nobody else knows. */
export async function createComment(
  articleId: number,
  { userId, content = 'Useful.', createdAt, hidden, parentId }: CommentOptions = {},
): Promise<{ id: number }> {
  return db.comment.create({
    data: {
      articleId,
      userId: userId ?? (await createMember()).id,
      content,
      createdAt,
      parentId,
      hiddenAt: hidden ? new Date() : null,
    },
    select: { id: true },
  })
}

/** Forgets what was counted against the limits. */
export const resetLimits = () => pool().query('TRUNCATE rate_limits')
