/** Days between the request and the account deletion; signing in meanwhile cancels it. */
export const DELETION_DAYS = 30

/** Days for which an ended or expired session stays as a tombstone. */
export const TOMBSTONE_DAYS = 90

/** Months after which recorded sign-ins are deleted. */
export const SIGN_IN_MONTHS = 12

/** What each part of "Download my data" is, in the order of the document. */
export const PARTS = {
  account: 'Who you are to us: your details, your membership and your preferences.',
  sessions: 'Sign-ins that were opened: device, when it began, when it was last used, when and why it ended.',
  signIns: 'Attempts to sign in to your account, from what kind of device, and whether they succeeded.',
  links:
    'Links that we mailed to you to verify an address, to reset a password or to switch the digest off, without the links themselves.',
  emailChange: 'A new address that you asked for and have not confirmed yet.',
  accessTokens:
    'Access tokens that you made for programs: name, beginning, when it was made, last used and expires.',
  articles: 'Articles you wrote, as you wrote them, with their tags and the history of their review.',
  revisions: 'Changes that you saved to published articles.',
  checks: 'What you confirmed of articles as their technical checker.',
  figures: 'Pictures you uploaded for articles: each can be opened at its address.',
  drafts: 'What you typed in the editor and have not sent in.',
  comments: 'Your comments, also those that were hidden by an administrator.',
  commentReports: 'Comments of others that you reported.',
  errorReports: 'Errors in articles that you reported, and what was decided.',
  likes: 'Articles you like.',
  folders: 'Your bookmark folders.',
  bookmarks: 'Articles you bookmarked, with your notes and the names of their folders.',
  calculations: 'Calculations you saved, with your values and the lines that they are calculated by.',
  projects: 'Your projects, and the addresses that you invited to them.',
  projectItems: 'What you put into projects, yours and those of others, with what you wrote beside it.',
  projectMemberships: 'Projects of others that you take part in.',
  projectComments: 'Your comments in projects.',
  projectInvitations: 'Projects to which your address is invited.',
  paths: 'Reading paths that you began, and what you said of their steps.',
  watches: 'What you watch.',
  watchNews: 'What was new in what you watch, from which your digests are made.',
  articlesOpened: 'When you last opened an article. It is stored beside a keyed hash of your account.',
  searches:
    'What you searched for and how many results there were; which one you opened only with your consent to analytics cookies.',
  pageViews: 'Pages you opened. Only with your consent to analytics cookies.',
  engagement: 'What you did on an article, such as printing it. Only with your consent to analytics cookies.',
  assistantQuestions: 'Questions you put to the assistant, and its answers.',
  contactMessages: 'What you wrote to us with the contact form.',
  mails: 'Emails we sent to you: which, when, to what address, and whether they were handed over.',
  notifications: 'Notices shown to you on the site.',
  subscriptions: 'Paid memberships. Card details are with the payment provider and never reach us.',
  membershipGrants: 'Memberships that were given to you without payment.',
  administration: 'What administrators did to your account.',
  administrationByYou: 'What you did as an administrator.',
} as const
