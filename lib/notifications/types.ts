export type NotificationKind =
  | 'submission-received'
  | 'submission-resubmitted'
  | 'submission-approved'
  | 'submission-rejected'
  | 'article-commented'
  | 'comment-answered'
  | 'error-reported'
  | 'error-decided'

/** A notification. It stands for `count` of one kind about one article. */
export type Notification = {
  id: number
  kind: NotificationKind
  /** The title of its article. */
  title: string
  /** The name of who submitted, commented or reported, or the reason of a decision. */
  detail: string | null
  href: string
  count: number
  read: boolean
  createdAt: string
}

export type Inbox = { items: Notification[]; unread: number }
