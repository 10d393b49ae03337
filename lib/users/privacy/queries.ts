import 'server-only'
import { readerKeyOf } from '../queries'
import { PARTS } from './constants'
import type { PersonalData } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { PRODUCT } from '@/lib/core/constants'
import { db, type Prisma } from '@/lib/core/server/db'
import { consume } from '@/lib/limits/mutations'

const ABOUT = `Everything that ${PRODUCT.name} stores about you. Times are in UTC. What nobody can read is not here: your password, of which only a hash is stored, and the keys of sessions, of access tokens and of the links in our emails.`

/**
 * Everything that is stored about the viewer, always in one order, and a name for the file. Throws
 * RATE_LIMITED.
 */
export async function dataFileOf(viewer: Viewer): Promise<{ name: string; data: PersonalData }> {
  await consume('dataExports', viewer.id)
  const createdAt = databaseNow().toISOString()
  const data: Record<string, unknown> = { readme: { about: ABOUT, createdAt, parts: PARTS } }
  const queries = partQueries(viewer)
  for (const name of Object.keys(PARTS) as (keyof typeof PARTS)[]) data[name] = await queries[name]
  return { name: `loadpath-my-data-${createdAt.slice(0, 10)}.json`, data: data as PersonalData }
}

type Queries = { [part in keyof typeof PARTS]: Prisma.PrismaPromise<unknown> }

const oldestFirst: { createdAt?: 'asc'; id?: 'asc' }[] = [{ createdAt: 'asc' }, { id: 'asc' }]
const article = { select: { slug: true, title: true } }

/**
 * What reads each part of a person's data; none is run yet. No hash, token or secret is among the columns.
 */
function partQueries({ id: userId, email, emailVerified }: Viewer) {
  return {
    account: db.user.findUniqueOrThrow({ where: { id: userId }, select: accountColumns }),
    sessions: db.session.findMany({ where: { userId }, orderBy: oldestFirst, select: sessionColumns }),
    signIns: db.signIn.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { createdAt: true, device: true, succeeded: true },
    }),
    links: db.emailToken.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { purpose: true, address: true, createdAt: true, expiresAt: true, usedAt: true },
    }),
    emailChange: db.emailChange.findMany({
      where: { userId },
      select: { address: true, createdAt: true, expiresAt: true },
    }),
    accessTokens: db.accessToken.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { name: true, prefix: true, createdAt: true, lastUsedAt: true, expiresAt: true },
    }),
    articles: db.article.findMany({
      where: { authorId: userId },
      orderBy: oldestFirst,
      select: articleColumns,
    }),
    revisions: db.articleRevision.findMany({
      where: { editorId: userId },
      orderBy: oldestFirst,
      select: { article, revision: true, note: true, createdAt: true },
    }),
    checks: db.articleCheck.findMany({
      where: { checkerId: userId },
      orderBy: [{ checkedAt: 'asc' }, { id: 'asc' }],
      select: checkColumns,
    }),
    figures: db.figure.findMany({
      where: { ownerId: userId },
      orderBy: oldestFirst,
      select: { id: true, mime: true, width: true, height: true, createdAt: true },
    }),
    drafts: db.draft.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { article, payload: true, createdAt: true, updatedAt: true },
    }),
    comments: db.comment.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { article, content: true, createdAt: true, editedAt: true, hiddenAt: true },
    }),
    commentReports: db.commentReport.findMany({
      where: { reporterId: userId },
      orderBy: oldestFirst,
      select: { comment: { select: { article } }, reason: true, createdAt: true, resolvedAt: true },
    }),
    errorReports: db.erratum.findMany({
      where: { reporterId: userId },
      orderBy: oldestFirst,
      select: {
        articleTitle: true,
        revision: true,
        passage: true,
        selected: true,
        kind: true,
        report: true,
        named: true,
        state: true,
        answer: true,
        createdAt: true,
      },
    }),
    likes: db.like.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { article, createdAt: true },
    }),
    folders: db.bookmarkFolder.findMany({
      where: { ownerId: userId },
      orderBy: oldestFirst,
      select: { name: true, description: true, color: true, createdAt: true },
    }),
    bookmarks: db.bookmark.findMany({ where: { userId }, orderBy: oldestFirst, select: bookmarkColumns }),
    calculations: db.calculationCopy.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: copyColumns,
    }),
    projects: db.project.findMany({
      where: { ownerId: userId },
      orderBy: oldestFirst,
      select: projectColumns,
    }),
    projectItems: db.projectItem.findMany({
      where: { addedById: userId },
      orderBy: oldestFirst,
      select: {
        project: { select: { name: true } },
        kind: true,
        text: true,
        title: true,
        anchor: true,
        createdAt: true,
      },
    }),
    projectMemberships: db.projectMember.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { project: { select: { name: true } }, role: true, createdAt: true },
    }),
    projectComments: db.projectComment.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { project: { select: { name: true } }, content: true, createdAt: true, editedAt: true },
    }),
    projectInvitations: db.projectInvitation.findMany({
      // Of an address that nobody has proved to be theirs, nobody is told anything.
      where: emailVerified ? { email } : { id: -1 },
      orderBy: oldestFirst,
      select: { project: { select: { name: true } }, role: true, createdAt: true },
    }),
    paths: db.readingPathReader.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { pathId: 'asc' }],
      select: {
        createdAt: true,
        path: {
          select: {
            title: true,
            items: {
              where: { marks: { some: { userId } } },
              orderBy: { position: 'asc' },
              select: {
                text: true,
                article,
                marks: { where: { userId }, select: { done: true, updatedAt: true } },
              },
            },
          },
        },
      },
    }),
    watches: db.watch.findMany({ where: { userId }, orderBy: oldestFirst, select: watchColumns }),
    watchNews: db.watchNews.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { kind: true, article, reason: true, createdAt: true },
    }),
    articlesOpened: db.articleReading.findMany({
      where: { readerKey: readerKeyOf(userId) },
      orderBy: [{ countedAt: 'asc' }, { articleId: 'asc' }],
      select: { article, countedAt: true },
    }),
    searches: db.searchEvent.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { query: true, resultsCount: true, clicked: article, clickedRank: true, createdAt: true },
    }),
    pageViews: db.pageView.findMany({ where: { userId }, orderBy: oldestFirst, select: pageViewColumns }),
    engagement: db.engagementEvent.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: engagementColumns,
    }),
    assistantQuestions: db.assistantQuestion.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { question: true, answer: true, helpful: true, createdAt: true },
    }),
    contactMessages: db.contactSubmission.findMany({
      // Also what was sent without signing in, from an address that is proved to be theirs.
      where: { OR: [{ userId }, ...(emailVerified ? [{ email }] : [])] },
      orderBy: oldestFirst,
      select: messageColumns,
    }),
    mails: db.mailMessage.findMany({
      where: { OR: [{ userId }, ...(emailVerified ? [{ userId: null, recipient: email }] : [])] },
      orderBy: oldestFirst,
      select: { template: true, recipient: true, state: true, createdAt: true, sentAt: true },
    }),
    notifications: db.notification.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: { kind: true, title: true, body: true, href: true, count: true, createdAt: true, readAt: true },
    }),
    subscriptions: db.subscription.findMany({
      where: { userId },
      orderBy: oldestFirst,
      select: subscriptionColumns,
    }),
    membershipGrants: db.membershipGrant.findMany({
      where: { userId },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      select: { plan: true, reason: true, startsAt: true, endsAt: true, revokedAt: true },
    }),
    administration: db.auditEntry.findMany({
      where: { targetType: 'user', targetId: userId },
      orderBy: oldestFirst,
      select: { action: true, before: true, after: true, createdAt: true },
    }),
    administrationByYou: db.auditEntry.findMany({
      where: { actorId: userId },
      orderBy: oldestFirst,
      select: { action: true, targetType: true, targetId: true, createdAt: true },
    }),
  } satisfies Queries
}

const accountColumns = {
  id: true,
  email: true,
  emailVerified: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  company: true,
  professionalTitle: true,
  experience: true,
  location: true,
  specialization: true,
  howDidYouHear: true,
  phone: true,
  role: true,
  status: true,
  membershipType: true,
  planIntent: true,
  trialCohortAt: true,
  newsletter: true,
  digestEvery: true,
  digestedUntil: true,
  notifyByMail: true,
  creditedInFull: true,
  totpEnabledAt: true,
  deletionRequestedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.UserSelect

const sessionColumns = {
  device: true,
  createdAt: true,
  lastSeenAt: true,
  expiresAt: true,
  endedAt: true,
  endReason: true,
  endedByDevice: true,
} satisfies Prisma.SessionSelect

const articleColumns = {
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  reference: true,
  memberNote: true,
  category: { select: { name: true } },
  tags: { select: { tag: { select: { name: true } } }, orderBy: { tagId: 'asc' } },
  status: true,
  rejectionReason: true,
  createdAt: true,
  updatedAt: true,
  publishedAt: true,
  deletedAt: true,
  reviewEvents: {
    select: { action: true, reason: true, note: true, replaced: true, createdAt: true, withdrawnAt: true },
    orderBy: oldestFirst,
  },
} satisfies Prisma.ArticleSelect

const checkColumns = {
  article,
  revision: true,
  figures: true,
  clauses: true,
  limits: true,
  editions: true,
  against: true,
  checkedAt: true,
} satisfies Prisma.ArticleCheckSelect

const bookmarkColumns = {
  article,
  notes: true,
  createdAt: true,
  updatedAt: true,
  folders: { select: { folder: { select: { name: true } } }, orderBy: { folderId: 'asc' } },
} satisfies Prisma.BookmarkSelect

const copyColumns = {
  article,
  revision: true,
  title: true,
  project: true,
  note: true,
  madeBy: true,
  checkedBy: true,
  values: true,
  region: true,
  outcome: true,
  utilisation: true,
  calculation: true,
  standard: true,
  source: true,
  createdAt: true,
  updatedAt: true,
  filing: { select: { folder: { select: { name: true } } } },
} satisfies Prisma.CalculationCopySelect

const projectColumns = {
  name: true,
  description: true,
  archivedAt: true,
  createdAt: true,
  updatedAt: true,
  invitations: { select: { email: true, role: true, createdAt: true }, orderBy: oldestFirst },
} satisfies Prisma.ProjectSelect

const watchColumns = {
  standard: { select: { name: true } },
  clause: true,
  article,
  category: { select: { name: true } },
  tag: { select: { name: true } },
  copy: { select: { title: true } },
  createdAt: true,
} satisfies Prisma.WatchSelect

const engagementColumns = {
  sessionId: true,
  article,
  engagementType: true,
  timeSpent: true,
  scrollDepth: true,
  shareDestination: true,
  downloadType: true,
  createdAt: true,
} satisfies Prisma.EngagementEventSelect

const messageColumns = {
  name: true,
  email: true,
  subject: true,
  message: true,
  status: true,
  createdAt: true,
  readAt: true,
  repliedAt: true,
} satisfies Prisma.ContactSubmissionSelect

const pageViewColumns = {
  sessionId: true,
  pageUrl: true,
  pageTitle: true,
  referrer: true,
  timeOnPage: true,
  scrollDepth: true,
  bounced: true,
  country: true,
  deviceType: true,
  createdAt: true,
} satisfies Prisma.PageViewSelect

const subscriptionColumns = {
  plan: true,
  state: true,
  stripeCustomerId: true,
  stripeSubscriptionId: true,
  trialEndsAt: true,
  currentPeriodEndsAt: true,
  cancelAtPeriodEnd: true,
  pastDueSince: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.SubscriptionSelect
