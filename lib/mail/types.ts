/** The properties of each email template. None is a secret: links are derived when the email is rendered. */
export type TemplateProps = {
  'verify-email': { firstName: string; tokenId: string }
  'reset-password': { firstName: string; tokenId: string }
  /** `at` is ISO 8601. */
  'password-changed': { firstName: string; at: string }
  'two-factor-changed': { firstName: string; enabled: boolean; at: string }
  /** Dates are ISO 8601. */
  'access-token-made': { firstName: string; at: string; expiresAt: string }
  /** `device` as in 'Firefox on Windows'. */
  'new-sign-in': { firstName: string; device: string; at: string }
  welcome: { firstName: string }
  /** Repeats nothing that was typed: the address may be a stranger's. */
  'contact-receipt': Record<string, never>
  'contact-copy': { firstName: string; about: string; message: string }
  /**
   * `deletesAt` is ISO 8601, as is `runsUntil` of a subscription: 'now' where it ends at once, empty where
   * there is none.
   */
  'deletion-requested': { firstName: string; deletesAt: string; runsUntil: string }
  'deletion-taken-back': { firstName: string }
  'account-deleted': { firstName: string }
  /** To the new address. */
  'confirm-email': { firstName: string; tokenId: string }
  /** To the present address, before anything changes. */
  'email-change-asked': { firstName: string; at: string }
  /** To the former address. `by` is missing in one that an earlier version queued: administrators did it. */
  'email-changed': { firstName: string; at: string; by?: 'administrator' | 'owner' }
  /** `slug` is that of the published article. */
  'submission-approved': { firstName: string; title: string; slug: string }
  /** `reason` is empty where none was given. `slug` is missing in one that an earlier version queued. */
  'submission-rejected': { firstName: string; title: string; reason: string; slug?: string }
  /** To an editor. `again` after a rejection. */
  'submission-received': { firstName: string; title: string; author: string; again: boolean }
  /** `author` has replied to a comment under the article. */
  'comment-answered': {
    firstName: string
    author: string
    title: string
    slug: string
    /** The reply; missing in what an earlier release queued. */
    commentId?: number
  }
  /** `amount` as in '£5', the dates ISO 8601. */
  'payment-receipt': { firstName: string; plan: string; amount: string; paidAt: string; number: string }
  /** `retryAt` is empty where the provider retries no more. */
  'payment-failed': { firstName: string; plan: string; amount: string; retryAt: string; accessUntil: string }
  'trial-ending': { firstName: string; plan: string; amount: string | null; chargedAt: string }
  'membership-ending': { firstName: string; plan: string; endsAt: string }
  'membership-ended': { firstName: string; plan: string }
  /** `tokenId` is that of the link by which it is switched off. */
  digest: { firstName: string; every: 'weekly' | 'daily'; tokenId: string; parts: DigestParts }
}

/** A line of the digest; `path` begins at the site's address. */
export type DigestLine = { lead: string | null; title: string; note: string | null; path: string }

/** What the digest lists; `more` is how many of each part are not listed. */
export type DigestParts = {
  watched: DigestPart
  standards: DigestPart
  articles: DigestPart
}
export type DigestPart = { lines: DigestLine[]; more: number }
export type TemplateName = keyof TemplateProps

/** An email ready to be sent. By its `id` the provider recognises a second delivery. */
export type Email = {
  id: string
  to: string
  from: string
  subject: string
  html: string
  text: string
  createdAt: string
  /** Beside those that every email has. */
  headers?: Record<string, string>
}

/** Numbers of emails: queued, failed for good, and sent in the last day. Dates are ISO 8601. */
export type MailState = {
  transport: 'outbox' | 'resend'
  waiting: number
  failed: number
  oldestSeconds: number
  sentToday: number
  lastSentAt: string | null
}
