export type NotificationKind =
  | 'submission-received'
  | 'submission-resubmitted'
  | 'submission-withdrawn'
  | 'submission-approved'
  | 'submission-rejected'
  | 'article-unpublished'
  | 'publication-refused'
  | 'article-commented'
  | 'comment-answered'
  | 'error-reported'
  | 'error-decided'
  | 'watched-published'
  | 'watched-changed'
  | 'watched-corrected'
  | 'watched-cited'
  | 'watched-calculation'
  | 'watched-standard'
  | 'project-invited'
  | 'project-joined'
  | 'project-commented'
  | 'project-removed'
  | 'project-left'
  | 'project-deleted'
  | 'project-inherited'

/** A notification. It stands for `count` of one kind about one article. */
export type Notification = {
  id: number
  /** A NotificationKind, or one that only a later version knows, which writes beside this one. */
  kind: string
  /** The title of its article, the standards or the project that it is about. */
  title: string
  /**
   * The name of who submitted, commented, reported or invited, the reason of a decision, or what the reader
   * watches.
   */
  detail: string | null
  href: string
  count: number
  read: boolean
  createdAt: string
}

export type Inbox = { items: Notification[]; unread: number }
