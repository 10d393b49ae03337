export type NotificationKind =
  | 'submission-received'
  | 'submission-resubmitted'
  | 'submission-approved'
  | 'submission-rejected'
  | 'article-commented'
  | 'comment-answered'

/** One line of the inbox. `count` alike are folded into it. */
export type Notification = {
  id: number
  kind: NotificationKind
  /** Of the article that it is about. */
  title: string
  /** Who submitted or commented, or why an article was rejected. */
  detail: string | null
  href: string
  count: number
  read: boolean
  createdAt: string
}

export type Inbox = { items: Notification[]; unread: number }
