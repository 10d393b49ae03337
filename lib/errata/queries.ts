import 'server-only'
import { ERRATA_SHOWN, OWN_REPORTS_SHOWN, REPORTS_SHOWN } from './constants'
import type { ReportsQuery } from './schema'
import type {
  ErratumKind,
  ErrorReport,
  Erratum,
  HtmlAndErrata,
  OpenErratum,
  OwnReport,
  SheetAndErrata,
  SheetErrata,
} from './types'
import { renderApart } from '@/lib/articles/rendering/gateway'
import type { Admin, Verified } from '@/lib/auth/viewer'
import type { Page } from '@/lib/core/page'
import { db, type Prisma } from '@/lib/core/server/db'

/** Returns the verified errors that an article still contains, the oldest first. They are public. */
const openErrata = (articleId: number): Promise<OpenErratum[]> => verified({ articleId, mendedIn: null })

/**
 * Returns the verified errors that a copy of a calculation may hold: those of the revision that it was taken
 * from, mended since or not, and while its lines are the article's those that it still contains.
 */
export const errataOfCopy = (
  articleId: number,
  { revision, isSame }: { revision: number; isSame: boolean },
): Promise<OpenErratum[]> =>
  verified({
    articleId,
    OR: [
      { revision: { lte: revision }, OR: [{ mendedIn: null }, { mendedIn: { gt: revision } }] },
      ...(isSame ? [{ mendedIn: null }] : []),
    ],
  })

async function verified(where: Prisma.ErratumWhereInput): Promise<OpenErratum[]> {
  const rows = await db.erratum.findMany({
    where: { ...where, state: 'verified' },
    orderBy: { id: 'asc' },
    select: { id: true, passage: true, revision: true, was: true, now: true, decidedAt: true },
  })
  return rows.map(({ was, now, decidedAt, ...rest }) => ({
    ...rest,
    was: was!,
    now: now!,
    verifiedAt: decidedAt!.toISOString(),
  }))
}

/**
 * Returns an article's rendered HTML with its verified errors, each below its passage. Only the rendering
 * thread takes a whole article apart: here it would keep the process from answering for a tenth of a second.
 */
export async function htmlWithErrata(articleId: number, html: string): Promise<string> {
  const errata = await openErrata(articleId)
  const both: HtmlAndErrata = { html, errata }
  return errata.length === 0 ? html : renderApart('errata', JSON.stringify(both))
}

/** Returns the HTML of a copied calculation with the verified errors of its article that are about it. */
export function sheetWithErrata(html: string, about: SheetErrata): Promise<string> {
  const both: SheetAndErrata = { html, ...about }
  return renderApart('sheetErrata', JSON.stringify(both))
}

/** Returns every verified error of the library, newest first, for its public page. */
export async function verifiedErrata(): Promise<Erratum[]> {
  const rows = await db.erratum.findMany({
    where: { state: 'verified' },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    take: ERRATA_SHOWN,
    include: {
      article: { select: { slug: true, status: true, deletedAt: true } },
      reporter: { select: { firstName: true, lastName: true } },
    },
  })
  return rows.map(({ article, reporter, named, was, now, decidedAt, ...rest }) => ({
    id: rest.id,
    slug: article?.status === 'approved' && !article.deletedAt ? article.slug : null,
    articleTitle: rest.articleTitle,
    kind: kindOf(rest),
    was: was!,
    now: now!,
    revision: rest.revision,
    mendedIn: rest.mendedIn,
    reportedBy: named && reporter ? nameOf(reporter) : null,
    verifiedAt: decidedAt!.toISOString(),
  }))
}

const kindOf = ({ kind, decidedKind }: { kind: string; decidedKind: string | null }) =>
  (decidedKind ?? kind) as ErratumKind

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

const person = { select: { firstName: true, lastName: true } }
const reportColumns = {
  article: { select: { id: true, slug: true, revision: true, status: true, deletedAt: true } },
  reporter: person,
  decidedBy: person,
} satisfies Prisma.ErratumInclude
type ReportRow = Prisma.ErratumGetPayload<{ include: typeof reportColumns }>

/** One page of what readers reported, in the order in which it waits; decided ones newest first. */
export async function listReports(
  _viewer: Admin,
  { state = 'reported', page = 1 }: ReportsQuery,
): Promise<Page<ErrorReport>> {
  const where = { state }
  const [rows, total] = await Promise.all([
    db.erratum.findMany({
      where,
      orderBy: state === 'reported' ? { id: 'asc' } : [{ decidedAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * REPORTS_SHOWN,
      take: REPORTS_SHOWN,
      include: reportColumns,
    }),
    db.erratum.count({ where }),
  ])
  return { items: rows.map(reportOf), total, page, pageSize: REPORTS_SHOWN }
}

/** Returns what the viewer reported, latest first. */
export async function listOwnReports(viewer: Verified): Promise<OwnReport[]> {
  const rows = await db.erratum.findMany({
    where: { reporterId: viewer.id },
    orderBy: { id: 'desc' },
    take: OWN_REPORTS_SHOWN,
    select: {
      id: true,
      article: { select: { slug: true, status: true, deletedAt: true } },
      articleTitle: true,
      kind: true,
      decidedKind: true,
      state: true,
      passage: true,
      report: true,
      answer: true,
      mendedIn: true,
      createdAt: true,
    },
  })
  return rows.map(({ article, kind, decidedKind, state, createdAt, ...row }) => ({
    ...row,
    slug: article?.status === 'approved' && !article.deletedAt ? article.slug : null,
    kind: kindOf({ kind, decidedKind }),
    state: state as OwnReport['state'],
    createdAt: createdAt.toISOString(),
  }))
}

/** Returns how many reports nobody has decided about. */
export const countUndecided = (_viewer: Admin): Promise<number> =>
  db.erratum.count({ where: { state: 'reported' } })

/** Returns a report as the editors read it; null where there is none. */
export async function findReport(_viewer: Admin, id: number): Promise<ErrorReport | null> {
  const row = await db.erratum.findUnique({ where: { id }, include: reportColumns })
  return row && reportOf(row)
}

function reportOf({ article, reporter, decidedBy, ...row }: ReportRow): ErrorReport {
  const { id, articleTitle, passage, selected, report, revision, was, now, answer, mendedIn, named } = row
  return {
    id,
    article: article && {
      id: article.id,
      slug: article.slug,
      revision: article.revision,
      published: article.status === 'approved' && !article.deletedAt,
    },
    articleTitle,
    kind: kindOf(row),
    reportedKind: row.kind as ErratumKind,
    state: row.state as ErrorReport['state'],
    passage,
    selected,
    report,
    revision,
    was,
    now,
    answer,
    mendedIn,
    named,
    reportedBy: reporter && nameOf(reporter),
    decidedBy: decidedBy && nameOf(decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
