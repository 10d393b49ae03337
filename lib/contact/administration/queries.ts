import 'server-only'
import { SUBMISSIONS_PAGE_SIZE } from './constants'
import type { SubmissionsQuery } from './schema'
import type { Submission } from './types'
import type { Admin } from '@/lib/auth/viewer'
import type { Page } from '@/lib/core/page'
import { db, type Prisma } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

const columns = {
  id: true,
  name: true,
  email: true,
  subject: true,
  message: true,
  status: true,
  userId: true,
  createdAt: true,
  readAt: true,
  repliedAt: true,
  replier: { select: { firstName: true, lastName: true } },
} satisfies Prisma.ContactSubmissionSelect

type Row = Prisma.ContactSubmissionGetPayload<{ select: typeof columns }>

const shown = ({ replier, createdAt, readAt, repliedAt, ...row }: Row): Submission => ({
  ...row,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  repliedAt: repliedAt?.toISOString() ?? null,
  repliedBy: replier && `${replier.firstName} ${replier.lastName}`.trim(),
})

/** One page of what was written to us, the latest first. Pages count from 1. */
export async function listSubmissions(
  _viewer: Admin,
  query: SubmissionsQuery = {},
): Promise<Page<Submission>> {
  const { page = 1, status } = query
  const [rows, total] = await Promise.all([
    db.contactSubmission.findMany({
      where: { status },
      select: columns,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: SUBMISSIONS_PAGE_SIZE,
      skip: (page - 1) * SUBMISSIONS_PAGE_SIZE,
    }),
    db.contactSubmission.count({ where: { status } }),
  ])
  return { items: rows.map(shown), total, page, pageSize: SUBMISSIONS_PAGE_SIZE }
}

/** One message. Throws NOT_FOUND. */
export async function submissionOf(_viewer: Admin, id: number): Promise<Submission> {
  const row = await db.contactSubmission.findUnique({ where: { id }, select: columns })
  if (!row) throw notFound('Message')
  return shown(row)
}

/** How many messages nobody has read yet. */
export const countUnread = (_viewer: Admin): Promise<number> =>
  db.contactSubmission.count({ where: { status: 'new' } })
