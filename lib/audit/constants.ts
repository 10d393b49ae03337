export const AUDIT_PAGE_SIZE = 50
export const AUDIT_PAGE_MAX = 1_000_000
/** How many entries one file holds. */
export const EXPORT_MAX = 50_000

export const TARGET_TYPES = [
  'article',
  'comment',
  'category',
  'tag',
  'synonym',
  'reference',
  'user',
  'message',
  'job',
  'report',
] as const

/** What each action did, between who did it and to what. */
export const DEEDS: Record<string, string> = {
  'article.create': 'created the article',
  'article.update': 'changed the article',
  'article.delete': 'put into the bin the article',
  'article.restore': 'took out of the bin the article',
  'article.publish': 'published the article',
  'article.unpublish': 'took back into drafts the article',
  'article.approve': 'approved the article',
  'article.reject': 'rejected the article',
  'comment.hide': 'hid a comment on',
  'comment.unhide': 'showed again a comment on',
  'comment.delete': 'deleted a comment on',
  'comment.dismiss': 'let stand a reported comment on',
  'category.create': 'created the category',
  'category.update': 'changed the category',
  'category.delete': 'deleted the category',
  'tag.create': 'created the tag',
  'tag.update': 'changed the tag',
  'tag.delete': 'deleted the tag',
  'synonym.create': 'added the synonyms',
  'synonym.delete': 'deleted the synonyms',
  'reference.correct': 'corrected how a reference is read:',
  'reference.restore': 'undid the correction of a reference:',
  'report.generate': 'made the monthly report of',
  'user.role': 'changed the role of',
  'user.email': 'changed the address of',
  'user.verify': 'verified the address of',
  'user.give-membership': 'gave a membership to',
  'user.end-membership': 'ended the given membership of',
  'user.freeze': 'froze the account of',
  'user.unfreeze': 'unfroze the account of',
  'user.disable': 'disabled the account of',
  'user.delete': 'deleted for good the account of',
  'user.export': 'downloaded the list of',
  'message.read': 'read the message',
  'message.reply': 'marked as replied the message',
  'job.retry': 'tried again the job',
  'job.discard': 'discarded the job',
  'admin.create': 'created the administrator',
  'admin.promote': 'made an administrator of',
  'admin.verify': 'verified the address of',
  'admin.two-factor-off': 'turned two-factor sign-in off for',
  'admin.reset-password': 'set a new password for',
}

/** What stands for a target that has no name any more. */
export const NAMELESS: Record<string, string> = {
  article: 'an article that is gone',
  comment: 'an article that is gone',
  category: 'a category that is gone',
  tag: 'a tag that is gone',
  synonym: 'names that are gone',
  reference: 'a line that is gone',
  user: 'a former member',
  message: 'a message that is gone',
  job: 'a job that is gone',
  report: 'a month',
}
