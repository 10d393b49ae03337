import { readdirSync } from 'node:fs'
import * as unknown from '@/app/api/[...unknown]/route'
import * as assistantLog from '@/app/api/admin/assistant/route'
import * as driveConnection from '@/app/api/admin/google-drive/route'
import * as driveAuthUrl from '@/app/api/admin/google-drive/auth-url/route'
import * as driveCallback from '@/app/api/admin/google-drive/callback/route'
import * as driveSync from '@/app/api/admin/sync-google-drive/route'
import * as assistantAsk from '@/app/api/assistant/ask/route'
import * as assistantFeedback from '@/app/api/assistant/questions/[id]/feedback/route'
import * as adminArticles from '@/app/api/admin/articles/route'
import * as adminArticle from '@/app/api/admin/articles/[id]/route'
import * as approveArticle from '@/app/api/admin/articles/[id]/approve/route'
import * as articleCheck from '@/app/api/admin/articles/[id]/check/route'
import * as articleHistory from '@/app/api/admin/articles/[id]/history/route'
import * as articleResubmission from '@/app/api/admin/articles/[id]/resubmission/route'
import * as articleCalculations from '@/app/api/admin/articles/[id]/calculations/route'
import * as rejectArticle from '@/app/api/admin/articles/[id]/reject/route'
import * as restoreArticle from '@/app/api/admin/articles/[id]/restore/route'
import * as revisions from '@/app/api/admin/articles/[id]/revisions/route'
import * as revision from '@/app/api/admin/articles/[id]/revisions/[revision]/route'
import * as restoreRevision from '@/app/api/admin/articles/[id]/revisions/[revision]/restore/route'
import * as bulk from '@/app/api/admin/articles/bulk/route'
import * as shelfCounts from '@/app/api/admin/articles/counts/route'
import * as pending from '@/app/api/admin/articles/pending/route'
import * as dismiss from '@/app/api/admin/comments/[id]/dismiss/route'
import * as hide from '@/app/api/admin/comments/[id]/hide/route'
import * as unhide from '@/app/api/admin/comments/[id]/unhide/route'
import * as hiddenComments from '@/app/api/admin/comments/hidden/route'
import * as reported from '@/app/api/admin/comments/reported/route'
import * as commented from '@/app/api/admin/articles-with-comments/route'
import * as audienceInsights from '@/app/api/admin/analytics/audience-insights/route'
import * as contentPerformance from '@/app/api/admin/analytics/content-performance/route'
import * as dashboard from '@/app/api/admin/analytics/dashboard/route'
import * as generateMonthly from '@/app/api/admin/analytics/generate-monthly/[month]/route'
import * as monthlyReports from '@/app/api/admin/analytics/reports/route'
import * as monthlyReport from '@/app/api/admin/analytics/reports/[month]/route'
import * as reportFile from '@/app/api/admin/analytics/reports/[month]/file/route'
import * as audit from '@/app/api/admin/audit/route'
import * as auditExport from '@/app/api/admin/audit/export/route'
import * as auditFilters from '@/app/api/admin/audit/filters/route'
import * as errata from '@/app/api/admin/errata/route'
import * as erratum from '@/app/api/admin/errata/[id]/route'
import * as submissions from '@/app/api/admin/contact-submissions/route'
import * as markRead from '@/app/api/admin/contact-submissions/[id]/mark-read/route'
import * as markReplied from '@/app/api/admin/contact-submissions/[id]/mark-replied/route'
import * as jobs from '@/app/api/admin/jobs/route'
import * as job from '@/app/api/admin/jobs/[id]/route'
import * as retryJob from '@/app/api/admin/jobs/[id]/retry/route'
import * as operations from '@/app/api/admin/operations/route'
import * as adminBilling from '@/app/api/admin/billing/route'
import * as billingFigures from '@/app/api/admin/billing/figures/route'
import * as gifts from '@/app/api/admin/billing/gifts/route'
import * as gift from '@/app/api/admin/billing/gifts/[id]/route'
import * as billingHistory from '@/app/api/admin/billing/members/[userId]/route'
import * as references from '@/app/api/admin/references/route'
import * as reference from '@/app/api/admin/references/[line]/route'
import * as citingArticles from '@/app/api/admin/references/articles/route'
import * as referenceExtract from '@/app/api/admin/references/extract/route'
import * as referenceReport from '@/app/api/admin/references/report/route'
import * as referenceTotals from '@/app/api/admin/references/totals/route'
import * as registerEntries from '@/app/api/admin/standards/route'
import * as registerEntry from '@/app/api/admin/standards/[id]/route'
import * as registerExport from '@/app/api/admin/standards/export/route'
import * as registerImport from '@/app/api/admin/standards/import/route'
import * as registerPreview from '@/app/api/admin/standards/import/preview/route'
import * as clausePairs from '@/app/api/admin/standards/clauses/route'
import * as clausePair from '@/app/api/admin/standards/clauses/[id]/route'
import * as standardRelations from '@/app/api/admin/standards/relations/route'
import * as standardRelation from '@/app/api/admin/standards/relations/[id]/route'
import * as standardsWork from '@/app/api/admin/standards/work/route'
import * as standardsReview from '@/app/api/admin/standards/work/[change]/[articleId]/route'
import * as unlistedStandards from '@/app/api/admin/standards/unlisted/route'
import * as adminUsers from '@/app/api/admin/users/route'
import * as adminUser from '@/app/api/admin/users/[userId]/route'
import * as adminUserEmail from '@/app/api/admin/users/[userId]/email/route'
import * as adminUserExport from '@/app/api/admin/users/export/route'
import * as adminUserFreeze from '@/app/api/admin/users/[userId]/freeze/route'
import * as adminUserPermanent from '@/app/api/admin/users/[userId]/permanent/route'
import * as adminUserRole from '@/app/api/admin/users/[userId]/role/route'
import * as adminUserEnable from '@/app/api/admin/users/[userId]/enable/route'
import * as adminUserUnfreeze from '@/app/api/admin/users/[userId]/unfreeze/route'
import * as verifyUserEmail from '@/app/api/admin/verify-user-email/route'
import * as trackEngagement from '@/app/api/analytics/engagement/route'
import * as trackPageView from '@/app/api/analytics/page-view/route'
import * as trackSearch from '@/app/api/analytics/search/route'
import * as articles from '@/app/api/articles/route'
import * as article from '@/app/api/articles/[key]/route'
import * as comments from '@/app/api/articles/[key]/comments/route'
import * as reportErratum from '@/app/api/articles/[key]/errata/route'
import * as like from '@/app/api/articles/[key]/like/route'
import * as liked from '@/app/api/articles/[key]/liked/route'
import * as articleClause from '@/app/api/articles/[key]/clause/route'
import * as articleSection from '@/app/api/articles/[key]/section/route'
import * as articleSymbols from '@/app/api/articles/[key]/symbols/route'
import * as neighbours from '@/app/api/articles/[key]/neighbours/route'
import * as reading from '@/app/api/articles/[key]/reading/route'
import * as bookmarkToggle from '@/app/api/articles/[key]/bookmark/route'
import * as bookmarked from '@/app/api/articles/[key]/bookmarked/route'
import * as featured from '@/app/api/articles/featured/route'
import * as articlePreview from '@/app/api/articles/preview/route'
import * as articleWord from '@/app/api/articles/word/route'
import * as articleSubmit from '@/app/api/articles/submit/route'
import * as confirmEmail from '@/app/api/auth/confirm-email/route'
import * as forgotPassword from '@/app/api/auth/forgot-password/route'
import * as resend from '@/app/api/auth/resend-verification/route'
import * as resetPassword from '@/app/api/auth/reset-password/route'
import * as authUser from '@/app/api/auth/user/route'
import * as billing from '@/app/api/billing/route'
import * as cancelBilling from '@/app/api/billing/cancel/route'
import * as invoices from '@/app/api/billing/invoices/route'
import * as billingPlan from '@/app/api/billing/plan/route'
import * as billingPortal from '@/app/api/billing/portal/route'
import * as resumeBilling from '@/app/api/billing/resume/route'
import * as folders from '@/app/api/bookmark-folders/route'
import * as folder from '@/app/api/bookmark-folders/[id]/route'
import * as bookmarks from '@/app/api/bookmarks/route'
import * as bookmark from '@/app/api/bookmarks/[articleId]/route'
import * as copies from '@/app/api/calculations/copies/route'
import * as copy from '@/app/api/calculations/copies/[id]/route'
import * as copyDuplicate from '@/app/api/calculations/copies/[id]/duplicate/route'
import * as copyClause from '@/app/api/calculations/copies/[id]/clause/route'
import * as copyFile from '@/app/api/calculations/copies/[id]/file/route'
import * as moveBookmarks from '@/app/api/bookmarks/move/route'
import * as calculations from '@/app/api/calculations/route'
import * as calculation from '@/app/api/calculations/[id]/route'
import * as runCalculation from '@/app/api/calculations/[id]/run/route'
import * as categories from '@/app/api/categories/route'
import * as category from '@/app/api/categories/[id]/route'
import * as changePassword from '@/app/api/change-password/route'
import * as comment from '@/app/api/comments/[id]/route'
import * as report from '@/app/api/comments/[id]/report/route'
import * as contact from '@/app/api/contact/route'
import * as createSubscription from '@/app/api/create-subscription/route'
import * as figure from '@/app/api/figures/[id]/route'
import * as figures from '@/app/api/figures/route'
import * as health from '@/app/api/health/route'
import * as login from '@/app/api/login/route'
import * as logout from '@/app/api/logout/route'
import * as metrics from '@/app/api/metrics/route'
import * as openapi from '@/app/api/openapi.json/route'
import * as standards from '@/app/api/standards/route'
import * as mentions from '@/app/api/standards/[slug]/mentions/route'
import * as paths from '@/app/api/paths/route'
import * as path from '@/app/api/paths/[slug]/route'
import * as pathStep from '@/app/api/paths/[slug]/steps/[stepId]/route'
import * as articlePaths from '@/app/api/articles/[key]/paths/route'
import * as adminPaths from '@/app/api/admin/paths/route'
import * as adminPath from '@/app/api/admin/paths/[id]/route'
import * as adminPathArticles from '@/app/api/admin/paths/articles/route'
import * as adminPathItems from '@/app/api/admin/paths/[id]/items/route'
import * as adminPathItem from '@/app/api/admin/paths/[id]/items/[itemId]/route'
import * as projects from '@/app/api/projects/route'
import * as project from '@/app/api/projects/[id]/route'
import * as projectAnswer from '@/app/api/projects/[id]/answer/route'
import * as projectComments from '@/app/api/projects/[id]/comments/route'
import * as projectComment from '@/app/api/projects/[id]/comments/[commentId]/route'
import * as projectDuplicate from '@/app/api/projects/[id]/duplicate/route'
import * as projectFile from '@/app/api/projects/[id]/file/route'
import * as projectInvitations from '@/app/api/projects/[id]/invitations/route'
import * as projectInvitation from '@/app/api/projects/[id]/invitations/[invitationId]/route'
import * as projectItems from '@/app/api/projects/[id]/items/route'
import * as projectItem from '@/app/api/projects/[id]/items/[itemId]/route'
import * as projectMember from '@/app/api/projects/[id]/members/[memberId]/route'
import * as register from '@/app/api/register/route'
import * as notifications from '@/app/api/notifications/route'
import * as readNotifications from '@/app/api/notifications/read/route'
import * as calculationSources from '@/app/api/calculations/sources/route'
import * as search from '@/app/api/search/route'
import * as tables from '@/app/api/admin/tables/route'
import * as checkTable from '@/app/api/admin/tables/check/route'
import * as table from '@/app/api/admin/tables/[name]/route'
import * as tableFile from '@/app/api/admin/tables/[name]/file/route'
import * as dataFile from '@/app/api/data/[name]/file/route'
import * as authorsTables from '@/app/api/calculations/tables/route'
import * as synonyms from '@/app/api/admin/synonyms/route'
import * as synonym from '@/app/api/admin/synonyms/[id]/route'
import * as searchAnswer from '@/app/api/search/answer/route'
import * as searchMetrics from '@/app/api/search/metrics/route'
import * as stripeWebhook from '@/app/api/stripe/webhook/route'
import * as tags from '@/app/api/tags/route'
import * as tag from '@/app/api/tags/[id]/route'
import * as accessTokens from '@/app/api/user/access-tokens/route'
import * as accessToken from '@/app/api/user/access-tokens/[id]/route'
import * as activity from '@/app/api/user/activity/route'
import * as ownArticles from '@/app/api/user/articles/route'
import * as ownArticle from '@/app/api/user/articles/[id]/route'
import * as withdrawArticle from '@/app/api/user/articles/[id]/withdraw/route'
import * as ownComments from '@/app/api/user/comments/route'
import * as userData from '@/app/api/user/data/route'
import * as userDelete from '@/app/api/user/delete/route'
import * as userDraft from '@/app/api/user/draft/route'
import * as userEmail from '@/app/api/user/email/route'
import * as ownReports from '@/app/api/user/errata/route'
import * as likes from '@/app/api/user/likes/route'
import * as preferences from '@/app/api/user/preferences/route'
import * as profile from '@/app/api/user/profile/route'
import * as signIns from '@/app/api/user/sign-ins/route'
import * as twoFactorConfirm from '@/app/api/user/two-factor/confirm/route'
import * as twoFactorOff from '@/app/api/user/two-factor/off/route'
import * as recoveryCodes from '@/app/api/user/two-factor/recovery-codes/route'
import * as twoFactor from '@/app/api/user/two-factor/route'
import * as twoFactorSetup from '@/app/api/user/two-factor/setup/route'
import * as unsubscribe from '@/app/api/unsubscribe/route'
import * as verifyEmail from '@/app/api/verify-email/route'
import * as watches from '@/app/api/watches/route'
import { endSessions } from '@/lib/auth/mutations'
import { hashToken } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'
import { call, type Handler } from '../support/call'
import { createArticle, createComment, createMember, signIn } from '../support/factories'

type Person = 'visitor' | 'unverified' | 'member' | 'admin' | 'superseded' | 'frozen'
const PEOPLE: Person[] = ['visitor', 'unverified', 'member', 'admin', 'superseded', 'frozen']

/** Statuses in the order of PEOPLE. */
type Expected = [number, number, number, number, number, number]
const all = (status: number): Expected => [status, status, status, status, status, status]
const SIGNED_IN: Expected = [401, 200, 200, 200, 401, 401]
/** Who is let in is told what is wrong with what was sent. */
const SIGNED_IN_SENDING_NOTHING: Expected = [401, 400, 400, 400, 401, 401]
const VERIFIED: Expected = [401, 403, 200, 200, 401, 401]
const verified = (status: number): Expected => [401, 403, status, status, 401, 401]
/** What an admin is answered; nobody else is let in. */
const admin = (status: number): Expected => [401, 403, 403, status, 401, 401]

/** `about` is what of another member's the address names. */
type Sent = {
  query?: Record<string, string>
  body?: unknown
  keyed?: boolean
  month?: string
  about?: 'comment'
  /** A path that is not there. */
  path?: true
  /** A project of another member, with all of its parts. */
  project?: true
  standard?: true
}
type Line = [method: string, file: string, handlers: Record<string, unknown>, expected: Expected, sent?: Sent]

const TABLE: Line[] = [
  ['GET', '[...unknown]', unknown, all(404)],
  ['POST', '[...unknown]', unknown, all(404)],
  ['PUT', '[...unknown]', unknown, all(404)],
  ['PATCH', '[...unknown]', unknown, all(404)],
  ['DELETE', '[...unknown]', unknown, all(404)],
  ['GET', 'admin/articles', adminArticles, admin(200)],
  ['GET', 'admin/articles/[id]', adminArticle, admin(200), { keyed: true }],
  ['PUT', 'admin/articles/[id]', adminArticle, admin(400), { keyed: true, body: {} }],
  ['DELETE', 'admin/articles/[id]', adminArticle, admin(204), { keyed: true }],
  ['POST', 'admin/articles/[id]/approve', approveArticle, admin(409), { keyed: true }],
  ['GET', 'admin/articles/[id]/calculations', articleCalculations, admin(200), { keyed: true }],
  ['GET', 'admin/articles/[id]/check', articleCheck, admin(200), { keyed: true }],
  ['POST', 'admin/articles/[id]/check', articleCheck, admin(400), { keyed: true, body: {} }],
  ['GET', 'admin/articles/[id]/history', articleHistory, admin(200), { keyed: true }],
  ['POST', 'admin/articles/[id]/reject', rejectArticle, admin(409), { keyed: true, body: {} }],
  ['GET', 'admin/articles/[id]/resubmission', articleResubmission, admin(404), { keyed: true }],
  ['POST', 'admin/articles/[id]/restore', restoreArticle, admin(409), { keyed: true }],
  ['GET', 'admin/articles/[id]/revisions', revisions, admin(200), { keyed: true }],
  ['GET', 'admin/articles/[id]/revisions/[revision]', revision, admin(404), { keyed: true }],
  [
    'POST',
    'admin/articles/[id]/revisions/[revision]/restore',
    restoreRevision,
    admin(404),
    { keyed: true, body: {} },
  ],
  ['POST', 'admin/articles/bulk', bulk, admin(400), { body: {} }],
  ['GET', 'admin/articles/counts', shelfCounts, admin(200)],
  ['GET', 'admin/articles/pending', pending, admin(200)],
  ['GET', 'admin/articles-with-comments', commented, admin(200)],
  ['POST', 'admin/comments/[id]/dismiss', dismiss, admin(204), { about: 'comment' }],
  ['POST', 'admin/comments/[id]/hide', hide, admin(200), { about: 'comment' }],
  ['POST', 'admin/comments/[id]/unhide', unhide, admin(200), { about: 'comment' }],
  ['GET', 'admin/comments/hidden', hiddenComments, admin(200)],
  ['GET', 'admin/comments/reported', reported, admin(200)],
  ['GET', 'admin/analytics/audience-insights', audienceInsights, admin(200)],
  ['GET', 'admin/analytics/content-performance', contentPerformance, admin(200)],
  ['GET', 'admin/analytics/dashboard', dashboard, admin(200)],
  ['POST', 'admin/analytics/generate-monthly/[month]', generateMonthly, admin(200), { month: '2026-01' }],
  ['GET', 'admin/analytics/reports', monthlyReports, admin(200)],
  ['GET', 'admin/analytics/reports/[month]', monthlyReport, admin(404), { month: '2025-01' }],
  ['GET', 'admin/analytics/reports/[month]/file', reportFile, admin(404), { month: '2025-01' }],
  ['GET', 'admin/audit', audit, admin(200)],
  ['GET', 'admin/audit/export', auditExport, admin(200)],
  ['GET', 'admin/audit/filters', auditFilters, admin(200)],
  ['GET', 'admin/errata', errata, admin(200)],
  ['PATCH', 'admin/errata/[id]', erratum, admin(400), { keyed: true, body: {} }],
  ['GET', 'admin/contact-submissions', submissions, admin(200)],
  ['PATCH', 'admin/contact-submissions/[id]/mark-read', markRead, admin(404), { keyed: true }],
  ['PATCH', 'admin/contact-submissions/[id]/mark-replied', markReplied, admin(404), { keyed: true }],
  ['DELETE', 'admin/contact-submissions/[id]/mark-replied', markReplied, admin(404), { keyed: true }],
  ['GET', 'admin/jobs', jobs, admin(200)],
  ['DELETE', 'admin/jobs/[id]', job, admin(404), { keyed: true }],
  ['POST', 'admin/jobs/[id]/retry', retryJob, admin(404), { keyed: true }],
  ['GET', 'admin/operations', operations, admin(200)],
  ['GET', 'admin/billing', adminBilling, admin(200)],
  ['GET', 'admin/billing/figures', billingFigures, admin(200)],
  ['POST', 'admin/billing/gifts', gifts, admin(400), { body: {} }],
  ['DELETE', 'admin/billing/gifts/[id]', gift, admin(404)],
  ['GET', 'admin/billing/members/[userId]', billingHistory, admin(404)],
  ['GET', 'billing', billing, SIGNED_IN],
  ['GET', 'billing/invoices', invoices, SIGNED_IN],
  // Paid plans are off here.
  ['POST', 'billing/cancel', cancelBilling, [401, 409, 409, 409, 401, 401]],
  ['POST', 'billing/plan', billingPlan, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['POST', 'billing/portal', billingPortal, [401, 409, 409, 409, 401, 401]],
  ['POST', 'billing/resume', resumeBilling, [401, 409, 409, 409, 401, 401]],
  ['POST', 'create-subscription', createSubscription, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  // A signature stands in for a session.
  ['POST', 'stripe/webhook', stripeWebhook, all(404), { body: {} }],
  ['GET', 'admin/references', references, admin(200)],
  ['PUT', 'admin/references/[line]', reference, admin(404), { body: {} }],
  ['DELETE', 'admin/references/[line]', reference, admin(404)],
  ['GET', 'admin/references/articles', citingArticles, admin(200)],
  ['GET', 'admin/references/extract', referenceExtract, admin(200)],
  ['GET', 'admin/references/report', referenceReport, admin(200)],
  ['GET', 'admin/references/totals', referenceTotals, admin(200)],
  ['GET', 'admin/standards', registerEntries, admin(200)],
  ['POST', 'admin/standards', registerEntries, admin(400), { body: {} }],
  ['PUT', 'admin/standards/[id]', registerEntry, admin(404), { body: {} }],
  ['GET', 'admin/standards/export', registerExport, admin(200)],
  ['POST', 'admin/standards/import', registerImport, admin(400), { body: {} }],
  ['POST', 'admin/standards/import/preview', registerPreview, admin(400), { body: {} }],
  ['GET', 'admin/standards/unlisted', unlistedStandards, admin(200)],
  ['GET', 'admin/standards/clauses', clausePairs, admin(200)],
  ['POST', 'admin/standards/clauses', clausePairs, admin(400), { body: {} }],
  ['PUT', 'admin/standards/clauses/[id]', clausePair, admin(404), { body: {} }],
  ['DELETE', 'admin/standards/clauses/[id]', clausePair, admin(404)],
  ['POST', 'admin/standards/relations', standardRelations, admin(400), { body: {} }],
  ['GET', 'admin/standards/relations/[id]', standardRelation, admin(404)],
  ['PUT', 'admin/standards/relations/[id]', standardRelation, admin(404), { body: {} }],
  ['DELETE', 'admin/standards/relations/[id]', standardRelation, admin(404)],
  ['GET', 'admin/standards/work', standardsWork, admin(200)],
  [
    'PUT',
    'admin/standards/work/[change]/[articleId]',
    standardsReview,
    admin(404),
    { body: { reviewed: true } },
  ],
  ['GET', 'admin/users', adminUsers, admin(200)],
  ['DELETE', 'admin/users/[userId]', adminUser, admin(404)],
  ['PUT', 'admin/users/[userId]/email', adminUserEmail, admin(404), { body: {} }],
  ['PUT', 'admin/users/[userId]/enable', adminUserEnable, admin(404)],
  ['GET', 'admin/users/export', adminUserExport, admin(200)],
  ['PUT', 'admin/users/[userId]/freeze', adminUserFreeze, admin(404)],
  ['DELETE', 'admin/users/[userId]/permanent', adminUserPermanent, admin(404)],
  ['PUT', 'admin/users/[userId]/role', adminUserRole, admin(404), { body: {} }],
  ['PUT', 'admin/users/[userId]/unfreeze', adminUserUnfreeze, admin(404)],
  ['POST', 'admin/verify-user-email', verifyUserEmail, admin(400), { body: {} }],
  // Without consent nobody is counted, whoever they are.
  ['POST', 'analytics/engagement', trackEngagement, all(403), { body: {} }],
  ['POST', 'analytics/page-view', trackPageView, all(403), { body: {} }],
  ['POST', 'analytics/search', trackSearch, all(403), { body: {} }],
  ['GET', 'articles', articles, VERIFIED],
  ['POST', 'articles', articles, admin(400), { body: {} }],
  ['GET', 'articles/[key]', article, VERIFIED, { keyed: true }],
  ['GET', 'articles/[key]/comments', comments, VERIFIED, { keyed: true }],
  ['POST', 'articles/[key]/comments', comments, verified(201), { keyed: true, body: { content: 'Useful.' } }],
  ['POST', 'articles/[key]/errata', reportErratum, verified(400), { keyed: true, body: {} }],
  ['POST', 'articles/[key]/like', like, VERIFIED, { keyed: true }],
  ['GET', 'articles/[key]/liked', liked, VERIFIED, { keyed: true }],
  // The article has no mark.
  [
    'GET',
    'articles/[key]/clause',
    articleClause,
    verified(404),
    { keyed: true, query: { at: 'EN 1990 6.4.3' } },
  ],
  // The article has no heading.
  [
    'GET',
    'articles/[key]/section',
    articleSection,
    verified(404),
    { keyed: true, query: { anchor: 'none' } },
  ],
  ['GET', 'articles/[key]/symbols', articleSymbols, VERIFIED, { keyed: true, query: { latex: 'f_y' } }],
  ['GET', 'articles/[key]/neighbours', neighbours, VERIFIED, { keyed: true }],
  ['GET', 'articles/[key]/reading', reading, VERIFIED, { keyed: true }],
  ['POST', 'articles/[key]/bookmark', bookmarkToggle, VERIFIED, { keyed: true }],
  ['GET', 'articles/[key]/bookmarked', bookmarked, VERIFIED, { keyed: true }],
  ['GET', 'articles/featured', featured, VERIFIED],
  ['POST', 'articles/preview', articlePreview, verified(400), { body: {} }],
  ['POST', 'articles/word', articleWord, verified(415)],
  ['POST', 'articles/submit', articleSubmit, verified(400), { body: {} }],
  ['POST', 'auth/confirm-email', confirmEmail, all(400), { body: {} }],
  ['POST', 'auth/forgot-password', forgotPassword, all(400), { body: {} }],
  ['POST', 'auth/resend-verification', resend, all(200), { body: { email: 'someone@example.org' } }],
  ['POST', 'auth/reset-password', resetPassword, all(400), { body: {} }],
  ['GET', 'auth/user', authUser, SIGNED_IN],
  ['GET', 'bookmark-folders', folders, VERIFIED],
  ['POST', 'bookmark-folders', folders, verified(201), { body: { name: 'Mine' } }],
  ['PATCH', 'bookmark-folders/[id]', folder, verified(404), { keyed: true, body: { name: 'Mine' } }],
  ['DELETE', 'bookmark-folders/[id]', folder, verified(404), { keyed: true }],
  ['GET', 'bookmarks', bookmarks, VERIFIED],
  ['POST', 'bookmarks/[articleId]', bookmark, verified(201), { keyed: true, body: {} }],
  ['PATCH', 'bookmarks/[articleId]', bookmark, verified(404), { keyed: true, body: { notes: 'Mine' } }],
  ['DELETE', 'bookmarks/[articleId]', bookmark, verified(404), { keyed: true }],
  ['GET', 'calculations/copies', copies, VERIFIED],
  ['POST', 'calculations/copies', copies, verified(400), { body: {} }],
  ['GET', 'calculations/copies/[id]', copy, verified(404)],
  ['PATCH', 'calculations/copies/[id]', copy, verified(404), { body: {} }],
  ['DELETE', 'calculations/copies/[id]', copy, verified(404)],
  ['POST', 'calculations/copies/[id]/duplicate', copyDuplicate, verified(404)],
  ['GET', 'calculations/copies/[id]/clause', copyClause, verified(404), { query: { at: 'EN 1990 6.4.3' } }],
  ['GET', 'calculations/copies/[id]/file', copyFile, verified(404), { query: { format: 'csv' } }],
  ['POST', 'bookmarks/move', moveBookmarks, verified(404), { body: { articleIds: [1], folderId: null } }],
  ['GET', 'calculations', calculations, VERIFIED],
  ['GET', 'calculations/[id]', calculation, verified(404), { keyed: true }],
  ['POST', 'calculations/[id]/run', runCalculation, verified(404), { keyed: true, body: {} }],
  ['GET', 'standards', standards, all(200)],
  ['GET', 'standards/[slug]/mentions', mentions, VERIFIED, { standard: true }],
  ['GET', 'categories', categories, all(200)],
  ['POST', 'categories', categories, admin(400), { body: {} }],
  ['PUT', 'categories/[id]', category, admin(404), { keyed: true, body: { name: 'Steel' } }],
  ['DELETE', 'categories/[id]', category, admin(404), { keyed: true }],
  ['POST', 'change-password', changePassword, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['PATCH', 'comments/[id]', comment, verified(404), { about: 'comment', body: { content: 'Useful.' } }],
  ['DELETE', 'comments/[id]', comment, [401, 403, 404, 204, 401, 401], { about: 'comment' }],
  ['POST', 'comments/[id]/report', report, VERIFIED, { about: 'comment', body: {} }],
  ['POST', 'contact', contact, all(400), { body: {} }],
  ['POST', 'figures', figures, verified(415)],
  ['GET', 'figures/[id]', figure, verified(404), { keyed: true }],
  ['GET', 'health', health, all(200)],
  ['GET', 'login', login, all(302)],
  ['POST', 'login', login, all(401), { body: { email: 'someone@example.org', password: 'wrong' } }],
  ['GET', 'logout', logout, all(302)],
  ['POST', 'logout', logout, all(200)],
  // Behind a token of its own, which is not set here.
  ['GET', 'metrics', metrics, all(404)],
  ['GET', 'notifications', notifications, SIGNED_IN],
  ['POST', 'notifications/read', readNotifications, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['GET', 'openapi.json', openapi, all(200)],
  ['GET', 'paths', paths, VERIFIED],
  ['GET', 'paths/[slug]', path, verified(404), { path: true }],
  ['PATCH', 'paths/[slug]', path, verified(404), { path: true, body: { begun: true } }],
  ['PUT', 'paths/[slug]/steps/[stepId]', pathStep, verified(404), { path: true, body: { done: true } }],
  ['GET', 'articles/[key]/paths', articlePaths, VERIFIED, { keyed: true }],
  ['GET', 'admin/paths', adminPaths, admin(200)],
  ['POST', 'admin/paths', adminPaths, admin(400), { body: {} }],
  ['GET', 'admin/paths/articles', adminPathArticles, admin(200), { query: { search: 'beam' } }],
  ['GET', 'admin/paths/[id]', adminPath, admin(404), { path: true }],
  ['PATCH', 'admin/paths/[id]', adminPath, admin(404), { path: true, body: { published: true } }],
  ['DELETE', 'admin/paths/[id]', adminPath, admin(404), { path: true }],
  ['POST', 'admin/paths/[id]/items', adminPathItems, admin(400), { path: true, body: {} }],
  ['PATCH', 'admin/paths/[id]/items/[itemId]', adminPathItem, admin(404), { path: true, body: {} }],
  ['DELETE', 'admin/paths/[id]/items/[itemId]', adminPathItem, admin(404), { path: true }],
  ['GET', 'projects', projects, VERIFIED],
  ['POST', 'projects', projects, verified(201), { body: { name: 'Mine' } }],
  ['GET', 'projects/[id]', project, verified(404), { project: true }],
  ['PATCH', 'projects/[id]', project, verified(404), { project: true, body: { name: 'Mine' } }],
  ['DELETE', 'projects/[id]', project, verified(404), { project: true }],
  ['POST', 'projects/[id]/answer', projectAnswer, verified(404), { project: true, body: { accept: true } }],
  [
    'POST',
    'projects/[id]/comments',
    projectComments,
    verified(404),
    { project: true, body: { content: 'Useful.' } },
  ],
  [
    'PATCH',
    'projects/[id]/comments/[commentId]',
    projectComment,
    verified(404),
    { project: true, body: { content: 'Useful.' } },
  ],
  ['DELETE', 'projects/[id]/comments/[commentId]', projectComment, verified(404), { project: true }],
  ['POST', 'projects/[id]/duplicate', projectDuplicate, verified(404), { project: true }],
  ['GET', 'projects/[id]/file', projectFile, verified(404), { project: true, query: { format: 'zip' } }],
  [
    'POST',
    'projects/[id]/invitations',
    projectInvitations,
    verified(404),
    { project: true, body: { email: 'someone@example.org', role: 'view' } },
  ],
  ['DELETE', 'projects/[id]/invitations/[invitationId]', projectInvitation, verified(404), { project: true }],
  [
    'POST',
    'projects/[id]/items',
    projectItems,
    verified(404),
    { project: true, body: { kind: 'heading', text: 'Loads' } },
  ],
  ['PATCH', 'projects/[id]/items/[itemId]', projectItem, verified(404), { project: true, body: {} }],
  ['DELETE', 'projects/[id]/items/[itemId]', projectItem, verified(404), { project: true }],
  [
    'PATCH',
    'projects/[id]/members/[memberId]',
    projectMember,
    verified(404),
    { project: true, body: { role: 'edit' } },
  ],
  ['DELETE', 'projects/[id]/members/[memberId]', projectMember, verified(404), { project: true }],
  ['POST', 'register', register, all(400), { body: {} }],
  ['GET', 'calculations/sources', calculationSources, VERIFIED, { query: { q: 'beam' } }],
  ['GET', 'search', search, VERIFIED, { query: { q: 'beam' } }],
  ['GET', 'search/answer', searchAnswer, VERIFIED, { query: { q: 'S355 yield strength' } }],
  ['GET', 'search/metrics', searchMetrics, admin(200)],
  ['GET', 'tags', tags, all(200)],
  ['POST', 'tags', tags, admin(400), { body: {} }],
  ['GET', 'admin/assistant', assistantLog, admin(200)],
  // The drive is not set up here.
  ['DELETE', 'admin/google-drive', driveConnection, admin(404)],
  ['GET', 'admin/google-drive/auth-url', driveAuthUrl, admin(503)],
  ['POST', 'admin/google-drive/callback', driveCallback, admin(400), { body: {} }],
  ['GET', 'admin/sync-google-drive', driveSync, admin(200)],
  ['POST', 'admin/sync-google-drive', driveSync, admin(503)],
  ['DELETE', 'admin/sync-google-drive', driveSync, admin(404)],
  ['POST', 'assistant/ask', assistantAsk, verified(400), { body: {} }],
  [
    'POST',
    'assistant/questions/[id]/feedback',
    assistantFeedback,
    verified(404),
    { keyed: true, body: { helpful: true } },
  ],
  ['GET', 'admin/tables', tables, admin(200)],
  ['POST', 'admin/tables', tables, admin(400), { body: {} }],
  ['POST', 'admin/tables/check', checkTable, admin(400), { body: {} }],
  ['GET', 'admin/tables/[name]', table, admin(404)],
  ['PATCH', 'admin/tables/[name]', table, admin(404), { body: { section: 'steel', open: false } }],
  ['GET', 'admin/tables/[name]/file', tableFile, admin(404)],
  ['GET', 'data/[name]/file', dataFile, all(404)],
  ['GET', 'calculations/tables', authorsTables, VERIFIED],
  ['GET', 'admin/synonyms', synonyms, admin(200)],
  ['POST', 'admin/synonyms', synonyms, admin(400), { body: {} }],
  ['DELETE', 'admin/synonyms/[id]', synonym, admin(404), { keyed: true }],
  ['PUT', 'tags/[id]', tag, admin(404), { keyed: true, body: { name: 'Steel' } }],
  ['DELETE', 'tags/[id]', tag, admin(404), { keyed: true }],
  ['GET', 'user/access-tokens', accessTokens, SIGNED_IN],
  ['POST', 'user/access-tokens', accessTokens, verified(201), { body: { name: 'Spreadsheet', days: 30 } }],
  ['DELETE', 'user/access-tokens/[id]', accessToken, [401, 404, 404, 404, 401, 401], { keyed: true }],
  ['GET', 'user/activity', activity, SIGNED_IN],
  ['GET', 'user/articles', ownArticles, VERIFIED],
  ['GET', 'user/articles/[id]', ownArticle, verified(404), { keyed: true }],
  ['PUT', 'user/articles/[id]', ownArticle, verified(400), { keyed: true, body: {} }],
  ['POST', 'user/articles/[id]/withdraw', withdrawArticle, verified(404), { keyed: true }],
  ['GET', 'user/comments', ownComments, VERIFIED],
  ['GET', 'user/data', userData, SIGNED_IN],
  ['POST', 'user/delete', userDelete, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['GET', 'user/draft', userDraft, VERIFIED],
  ['PUT', 'user/draft', userDraft, verified(400), { body: {} }],
  ['DELETE', 'user/draft', userDraft, verified(204)],
  ['GET', 'user/email', userEmail, SIGNED_IN],
  ['POST', 'user/email', userEmail, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['DELETE', 'user/email', userEmail, SIGNED_IN],
  ['GET', 'user/errata', ownReports, VERIFIED],
  ['GET', 'user/likes', likes, VERIFIED],
  ['GET', 'user/preferences', preferences, SIGNED_IN],
  ['PUT', 'user/preferences', preferences, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['PUT', 'user/profile', profile, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['GET', 'user/sign-ins', signIns, SIGNED_IN],
  ['GET', 'user/two-factor', twoFactor, SIGNED_IN],
  ['POST', 'user/two-factor/confirm', twoFactorConfirm, verified(400), { body: {} }],
  ['POST', 'user/two-factor/off', twoFactorOff, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['POST', 'user/two-factor/recovery-codes', recoveryCodes, SIGNED_IN_SENDING_NOTHING, { body: {} }],
  ['POST', 'user/two-factor/setup', twoFactorSetup, verified(400), { body: {} }],
  ['GET', 'unsubscribe', unsubscribe, all(302), { query: { token: 'unknown' } }],
  ['POST', 'unsubscribe', unsubscribe, all(400), { query: { token: 'unknown' } }],
  ['GET', 'verify-email', verifyEmail, all(400), { query: { token: 'unknown' } }],
  ['GET', 'watches', watches, VERIFIED],
  ['PUT', 'watches', watches, verified(400), { body: {} }],
]

/** The address of a project with one of everything in it. */
async function projectParams(ownerId: string): Promise<Record<string, string>> {
  const { id: projectId } = await db.project.create({ data: { ownerId, name: 'Depot' } })
  const about = { projectId, role: 'edit' as const }
  const item = await db.projectItem.create({ data: { projectId, kind: 'heading', position: 0, text: 'H' } })
  const remark = await db.projectComment.create({ data: { projectId, userId: ownerId, content: 'C' } })
  const member = await db.projectMember.create({ data: { ...about, userId: (await createMember()).id } })
  const invited = await db.projectInvitation.create({ data: { ...about, email: 'nobody@example.org' } })
  return {
    id: projectId,
    itemId: String(item.id),
    commentId: String(remark.id),
    memberId: String(member.id),
    invitationId: String(invited.id),
  }
}

/** Not made by route(): next-auth answers there itself (accounts/next-auth.test.ts). */
const ELSEWHERE = ['auth/[...nextauth]']

async function cookieOf(person: Person): Promise<string | undefined> {
  if (person === 'visitor') return undefined
  if (person === 'unverified') return (await signIn({ verified: false })).cookie
  const signedIn = await signIn({ role: person === 'admin' ? 'admin' : 'user' })
  if (person === 'superseded') await signIn(signedIn.user)
  if (person === 'frozen')
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: signedIn.user.id }, data: { status: 'frozen' } })
      await endSessions(tx, signedIn.user.id, 'frozen')
    })
  return signedIn.cookie
}

async function paramsOf(
  { keyed, month, about, path: ofPath, project: ofProject, standard }: Sent,
  articleId: number,
): Promise<Record<string, string>> {
  if (ofProject) return projectParams((await createMember()).id)
  if (ofPath) return { slug: 'no-such-path', id: '2147483647', stepId: '1', itemId: '1' }
  if (about === 'comment') return { id: String((await createComment(articleId)).id) }
  if (month) return { month }
  if (standard) return { slug: 'en-1990' }
  const id = String(articleId)
  return keyed ? { key: id, articleId: id, id, revision: '1' } : {}
}

beforeEach(() => db.rateLimit.deleteMany())

describe.each(TABLE)('%s /api/%s', (method, _file, handlers, expected, sent = {}) => {
  test.each(PEOPLE.map((person, index) => [person, expected[index]] as const))(
    '%s: %i',
    async (person, status) => {
      const { id } = await createArticle()
      const reply = await call(handlers[method] as Handler, {
        method,
        cookie: await cookieOf(person),
        params: await paramsOf(sent, id),
        query: sent.query,
        body: sent.body,
      })
      expect(reply.status).toBe(status)
      if (person === 'superseded' && status === 401 && expected[0] === 401 && expected[2] === 200)
        expect(reply.body.code).toBe('SESSION_SUPERSEDED')
      if (person === 'unverified' && status === 403 && expected[2] !== 403)
        expect(reply.body.code).toBe('EMAIL_NOT_VERIFIED')
    },
  )
})

test.each(TABLE.filter(([method]) => method !== 'GET'))(
  '%s /api/%s: a body without fields is no fault of ours',
  async (method, file, handlers, _expected, sent = {}) => {
    const { id } = await createArticle()
    const params = await paramsOf(sent, id)
    for (const body of [null, [], 'text', 7]) {
      await db.rateLimit.deleteMany()
      const { cookie } = await signIn({ role: 'admin' })
      const reply = await call(handlers[method] as Handler, { method, cookie, params, body })
      const isAnswered = reply.status < 500 || reply.status === 503
      expect([method, file, body, isAnswered]).toEqual([method, file, body, true])
    }
  },
)

/** What answers an access token; every other gated call refuses it. None of them changes anything. */
const READ_BY_TOKEN = [
  'GET articles',
  'GET articles/[key]',
  'GET bookmarks',
  'GET calculations',
  'GET calculations/[id]',
  'POST calculations/[id]/run',
  'GET search',
]

test.each(TABLE)('%s /api/%s by an access token', async (method, file, handlers, expected, sent = {}) => {
  const { cookie } = await signIn({ role: 'admin' })
  const made = await call<{ token: string }>(accessTokens.POST, { cookie, body: { name: 'Any', days: 30 } })
  const { id } = await createArticle()
  const reply = await call(handlers[method] as Handler, {
    method,
    headers: { authorization: `Bearer ${made.body.token}` },
    params: await paramsOf(sent, id),
    query: sent.query,
    body: sent.body,
  })
  const [visitor, , member] = expected
  const isPublic = new Set(expected).size === 1
  expect(reply.status).toBe(isPublic ? visitor : READ_BY_TOKEN.includes(`${method} ${file}`) ? member : 403)
})

type Own = (ownerId: string) => Promise<Record<string, string>>
const ownComment: Own = async (userId) => ({
  id: String((await createComment((await createArticle()).id, { userId })).id),
})
const ownBookmark: Own = async (userId) => {
  const { id: articleId } = await createArticle()
  await db.bookmark.create({ data: { userId, articleId } })
  return { articleId: String(articleId) }
}
const ownFolder: Own = async (ownerId) => ({
  id: String((await db.bookmarkFolder.create({ data: { ownerId, name: 'Mine' } })).id),
})
const ownCopy: Own = async (userId) => {
  const data = {
    userId,
    key: 'beam',
    revision: 1,
    title: 'Mine',
    madeBy: 'Me',
    source: 'given x = 1',
    calculation: 'Beam',
    values: {},
    outcome: 'unchecked' as const,
  }
  return { id: (await db.calculationCopy.create({ data })).id }
}
const ownQuestion: Own = async (userId) => ({
  id: String((await db.assistantQuestion.create({ data: { userId, question: 'Why?', answered: false } })).id),
})
const ownToken: Own = async (userId) => ({
  id: (
    await db.accessToken.create({
      data: {
        userId,
        name: 'Mine',
        tokenHash: hashToken(userId),
        prefix: 'abcdef',
        expiresAt: new Date(Date.now() + 86_400_000),
      },
      select: { id: true },
    })
  ).id,
})
const ownSubmission: Own = async (authorId) => ({
  id: String((await createArticle({ authorId, submittedByUser: true, status: 'rejected' })).id),
})
const ownPending: Own = async (authorId) => ({
  id: String((await createArticle({ authorId, submittedByUser: true, status: 'pending_review' })).id),
})

/**
 * What belongs to a member: the call, what the owner is answered, whose it is, and what is sent. Another
 * member finds nothing there.
 */
const OWN: [
  method: string,
  file: string,
  handlers: Record<string, unknown>,
  status: number,
  own: Own,
  body?: unknown,
][] = [
  ['PATCH', 'comments/[id]', comment, 200, ownComment, { content: 'Useful.' }],
  ['DELETE', 'comments/[id]', comment, 204, ownComment],
  ['PATCH', 'bookmarks/[articleId]', bookmark, 200, ownBookmark, { notes: 'Mine' }],
  ['DELETE', 'bookmarks/[articleId]', bookmark, 204, ownBookmark],
  ['PATCH', 'bookmark-folders/[id]', folder, 200, ownFolder, { name: 'Still mine' }],
  ['DELETE', 'bookmark-folders/[id]', folder, 204, ownFolder],
  ['GET', 'calculations/copies/[id]', copy, 200, ownCopy],
  ['PATCH', 'calculations/copies/[id]', copy, 200, ownCopy, { title: 'Still mine' }],
  ['DELETE', 'calculations/copies/[id]', copy, 204, ownCopy],
  ['POST', 'calculations/copies/[id]/duplicate', copyDuplicate, 201, ownCopy],
  ['GET', 'projects/[id]', project, 200, projectParams],
  ['PATCH', 'projects/[id]', project, 200, projectParams, { name: 'Still mine' }],
  ['DELETE', 'projects/[id]', project, 204, projectParams],
  ['POST', 'projects/[id]/comments', projectComments, 201, projectParams, { content: 'Useful.' }],
  ['PATCH', 'projects/[id]/comments/[commentId]', projectComment, 200, projectParams, { content: 'Useful.' }],
  ['DELETE', 'projects/[id]/comments/[commentId]', projectComment, 200, projectParams],
  ['POST', 'projects/[id]/duplicate', projectDuplicate, 201, projectParams],
  [
    'POST',
    'projects/[id]/invitations',
    projectInvitations,
    201,
    projectParams,
    { email: 'a@example.org', role: 'view' },
  ],
  ['DELETE', 'projects/[id]/invitations/[invitationId]', projectInvitation, 200, projectParams],
  ['POST', 'projects/[id]/items', projectItems, 201, projectParams, { kind: 'note', text: 'N' }],
  ['PATCH', 'projects/[id]/items/[itemId]', projectItem, 200, projectParams, { text: 'Loads' }],
  ['DELETE', 'projects/[id]/items/[itemId]', projectItem, 200, projectParams],
  ['PATCH', 'projects/[id]/members/[memberId]', projectMember, 200, projectParams, { role: 'view' }],
  ['DELETE', 'projects/[id]/members/[memberId]', projectMember, 204, projectParams],
  ['GET', 'user/articles/[id]', ownArticle, 200, ownSubmission],
  ['POST', 'user/articles/[id]/withdraw', withdrawArticle, 200, ownPending],
  ['DELETE', 'user/access-tokens/[id]', accessToken, 204, ownToken],
  ['POST', 'assistant/questions/[id]/feedback', assistantFeedback, 200, ownQuestion, { helpful: true }],
]

test.each(OWN.map((line) => [line[0], line[1], line] as const))(
  '%s /api/%s: the owner only',
  async (method, _file, line) => {
    const [, , handlers, status, own, body] = line
    const [owner, other] = [await signIn(), await signIn()]
    const sent = { method, params: await own(owner.user.id), body }
    const handler = handlers[method] as Handler
    expect((await call(handler, { ...sent, cookie: other.cookie })).status).toBe(404)
    expect((await call(handler, { ...sent, cookie: owner.cookie })).status).toBe(status)
  },
)

test.each([
  ['PUT', 'frozen', adminUserFreeze],
  ['DELETE', 'disabled', adminUser],
] as const)(
  '%s: the very next request of a %s member is refused, whatever it asks for',
  async (method, _, handlers) => {
    const [member, root] = [await signIn(), await signIn({ role: 'admin' })]
    expect((await call(authUser.GET, { cookie: member.cookie })).status).toBe(200)
    const handler = (handlers as Record<string, unknown>)[method] as Handler
    await call(handler, { method, cookie: root.cookie, params: { userId: member.user.id } })
    const gated = TABLE.filter(([, , , expected]) => expected[0] === 401 && expected[2] !== 401)
    for (const [verb, file, calls, , sent = {}] of gated) {
      const reply = await call(calls[verb] as Handler, {
        method: verb,
        cookie: member.cookie,
        params: { id: '1', key: '1', articleId: '1', userId: 'x', line: 'x', revision: '1' },
        query: sent.query,
        body: sent.body,
      })
      expect([verb, file, reply.status]).toEqual([verb, file, 401])
    }
  },
)

test('every call of every route file is in the table', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)route\.tsx?$/.test(path))
    .map((path) => path.replace(/\/route\.tsx?$/, ''))
  expect([...new Set(TABLE.map(([, file]) => file)), ...ELSEWHERE].sort()).toEqual(files.sort())
  for (const [, file, handlers] of TABLE) {
    const tested = TABLE.filter(([, other]) => other === file).map(([method]) => method)
    expect([file, ...tested.sort()]).toEqual([file, ...Object.keys(handlers).sort()])
  }
})
