import type { Notification, NotificationKind } from '../types'

type Content = Pick<Notification, 'kind' | 'title' | 'detail' | 'count'>
type Sentence = { lead: string; detail: string | null }
type Say = (said: Pick<Content, 'detail' | 'count'>) => Sentence

const plain = (lead: string): Sentence => ({ lead, detail: null })
const by = (detail: string | null) => detail ?? 'A member'
const quoted = (detail: string | null) => detail && `“${detail}”`

const SENTENCES: Record<NotificationKind, Say> = {
  'submission-received': ({ detail }) => plain(`${by(detail)} has submitted an article`),
  'submission-resubmitted': ({ detail }) =>
    plain(`${by(detail)} has changed an article and submitted it again`),
  'submission-withdrawn': ({ detail }) => plain(`${by(detail)} has withdrawn an article from review`),
  'submission-approved': () => plain('Your article is published'),
  'submission-rejected': ({ detail }) => ({
    lead: 'Your article needs another look',
    detail: quoted(detail),
  }),
  'article-unpublished': () => plain('The editors have taken your article out of the library'),
  'publication-refused': ({ detail }) => ({ lead: 'Not published at its hour', detail }),
  'article-commented': ({ detail, count }) =>
    plain(
      count > 1 ? `${count} new comments on your article` : `${by(detail)} has commented on your article`,
    ),
  'comment-answered': ({ detail, count }) =>
    plain(count > 1 ? `${count} new replies to your comments` : `${by(detail)} has replied to your comment`),
  'error-reported': ({ detail, count }) =>
    plain(count > 1 ? `${count} errors are reported in an article` : `${by(detail)} has reported an error`),
  'error-decided': ({ detail }) => ({
    lead: 'An error that you reported is decided',
    detail: quoted(detail),
  }),
  'watched-published': ({ detail }) => plain(`A new article in ${detail ?? 'what you watch'}`),
  'watched-changed': ({ count }) =>
    plain(count > 1 ? `${count} new revisions of an article you watch` : 'An article you watch has changed'),
  'watched-corrected': ({ count }) =>
    plain(
      count > 1
        ? `${count} errors are verified in an article you watch`
        : 'An error is verified in an article you watch',
    ),
  'watched-cited': ({ detail }) => plain(`${detail ?? 'A standard you watch'} is cited by an article`),
  'watched-calculation': ({ detail }) => ({
    lead: 'The article behind a calculation of yours has changed',
    detail: detail && `Your calculation: “${detail}”`,
  }),
  'watched-standard': ({ detail }) => ({ lead: 'The register has changed for what you watch', detail }),
  'project-invited': ({ detail }) => plain(`${by(detail)} invites you to a project`),
  'project-joined': ({ detail }) => plain(`${by(detail)} has joined your project`),
  'project-commented': ({ detail }) => plain(`${by(detail)} has commented in a project`),
  'project-removed': ({ detail }) => plain(`${by(detail)} no longer shares a project with you`),
  'project-left': ({ detail }) => plain(`${by(detail)} has left your project`),
  // Without a name where the account of its owner is deleted.
  'project-deleted': ({ detail }) =>
    plain(
      detail
        ? `${detail} has deleted a project that was shared with you`
        : 'A project that was shared with you is deleted, as the account of its owner is',
    ),
  'project-inherited': () => plain('A project is yours now: the account of its owner is deleted'),
}

/**
 * Returns the text of a notification in two parts, between which the article's title is shown. Of a kind that
 * only a later version knows, which writes beside this one during an update, it is what is stored with it.
 */
export function sentenceOf({ kind, detail, count }: Omit<Content, 'title'>): Sentence {
  if (!isKnown(kind)) return { lead: 'Something is new', detail }
  return SENTENCES[kind]({ detail, count })
}

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(SENTENCES, kind)
