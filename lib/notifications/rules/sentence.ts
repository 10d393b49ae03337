import type { Notification } from '../types'

type Content = Pick<Notification, 'kind' | 'title' | 'detail' | 'count'>

/** Returns the text of a notification in two parts, between which the article's title is shown. */
export function sentenceOf({ kind, detail, count }: Omit<Content, 'title'>): {
  lead: string
  detail: string | null
} {
  switch (kind) {
    case 'submission-received':
      return { lead: `${detail ?? 'A member'} has submitted an article`, detail: null }
    case 'submission-resubmitted':
      return { lead: `${detail ?? 'A member'} has changed an article and submitted it again`, detail: null }
    case 'submission-withdrawn':
      return { lead: `${detail ?? 'A member'} has withdrawn an article from review`, detail: null }
    case 'submission-approved':
      return { lead: 'Your article is published', detail: null }
    case 'submission-rejected':
      return { lead: 'Your article needs another look', detail: detail && `“${detail}”` }
    case 'article-commented':
      return {
        lead:
          count > 1
            ? `${count} new comments on your article`
            : `${detail ?? 'A member'} has commented on your article`,
        detail: null,
      }
    case 'comment-answered':
      return {
        lead:
          count > 1
            ? `${count} new replies to your comments`
            : `${detail ?? 'A member'} has replied to your comment`,
        detail: null,
      }
    case 'error-reported':
      return {
        lead:
          count > 1
            ? `${count} errors are reported in an article`
            : `${detail ?? 'A member'} has reported an error`,
        detail: null,
      }
    case 'error-decided':
      return {
        lead: 'An error that you reported is decided',
        detail: detail && `“${detail}”`,
      }
    case 'watched-published':
      return { lead: `A new article in ${detail ?? 'what you watch'}`, detail: null }
    case 'watched-changed':
      return {
        lead:
          count > 1 ? `${count} new revisions of an article you watch` : 'An article you watch has changed',
        detail: null,
      }
    case 'watched-corrected':
      return {
        lead:
          count > 1
            ? `${count} errors are verified in an article you watch`
            : 'An error is verified in an article you watch',
        detail: null,
      }
    case 'watched-cited':
      return { lead: `${detail ?? 'A standard you watch'} is cited by an article`, detail: null }
    case 'watched-calculation':
      return {
        lead: 'The article behind a calculation of yours has changed',
        detail: detail && `Your calculation: “${detail}”`,
      }
    case 'watched-standard':
      return { lead: 'The register has changed for what you watch', detail }
    case 'project-invited':
      return { lead: `${detail ?? 'A member'} invites you to a project`, detail: null }
    case 'project-joined':
      return { lead: `${detail ?? 'A member'} has joined your project`, detail: null }
    case 'project-commented':
      return { lead: `${detail ?? 'A member'} has commented in a project`, detail: null }
  }
}
