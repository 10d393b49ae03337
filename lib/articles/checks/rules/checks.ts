import { longDay } from '@/lib/core/dates'
import { ITEMS, UNCONFIRMED } from '../constants'
import type { CheckItem, Credit, ShownCheck } from '../types'

type Named = { firstName: string; lastName: string; credit: Credit | null }

/** Returns a name, with title and organisation where their bearer agreed: "Ada Byron, CEng, Arup". */
export const namedInFull = ({ firstName, lastName, credit }: Named): string =>
  [`${firstName} ${lastName}`.trim(), credit?.title, credit?.company].filter(Boolean).join(', ')

/** Returns the lines of the checklist that are not confirmed, in its order. */
export const unconfirmedOf = (confirmed: readonly CheckItem[]): CheckItem[] =>
  ITEMS.filter((item) => !confirmed.includes(item))

/** Returns what an article says of its check, in whole sentences. */
export function saidOfCheck(check: ShownCheck | null): string {
  if (!check) return 'Not yet checked by a named engineer.'
  const { revision, checkedAt, checker, confirmed, against, current } = check
  const by = checker ? namedInFull(checker) : 'a former editor'
  const missing = unconfirmedOf(confirmed).map((item) => UNCONFIRMED[item])
  return [
    `Checked${current ? '' : ` as revision ${revision}`} by ${by} on ${longDay(checkedAt)}`,
    against.length > 0 ? ` against ${listed(against)}` : '',
    current ? '.' : '; changed since.',
    missing.length > 0 ? ` Not confirmed: ${missing.join(', ')}.` : '',
  ].join('')
}

const listed = (texts: readonly string[]) =>
  texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}` : (texts[0] ?? '')

type Written = {
  authorId: string | null
  /** Which editors saved the present revision, or the words that it has. */
  editorIds: string[]
}

/** Returns why somebody may not check the present revision of an article; null where they may. */
export function refusalOf(checkerId: string, { authorId, editorIds }: Written): string | null {
  if (authorId === checkerId) return 'You wrote this article: somebody else has to check it.'
  return editorIds.includes(checkerId)
    ? 'You wrote what is to be checked: somebody else has to check it.'
    : null
}
