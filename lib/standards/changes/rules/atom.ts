import { PRODUCT } from '@/lib/core/constants'
import { xml } from '@/lib/core/xml'
import { CHANGES, CHANGES_FEED } from '../../constants'
import { knownDay } from '../../rules/days'
import type { Day } from '../../types'
import type { CountedChange } from '../types'

/** An entry changes when it is entered, and again on its day. */
const updatedOn = ({ day, checkedOn }: CountedChange, today: Day): string =>
  `${day <= today && day > checkedOn ? day : checkedOn}T00:00:00Z`

/**
 * Returns the Atom feed (RFC 4287) of the register's changes as it is on a day: those that have begun say
 * so, and those to come say from when. `appUrl` is our own address.
 */
export function changesAtom(changes: readonly CountedChange[], today: Day, appUrl: string): string {
  const latest = changes
    .map((change) => updatedOn(change, today))
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<title>${xml(`Changes of standards: ${PRODUCT.name}`)}</title>`,
    '<subtitle>Which structural standards have changed their status, and which will, and on what day.</subtitle>',
    `<id>${appUrl}${CHANGES}</id>`,
    `<link rel="self" type="application/atom+xml" href="${appUrl}${CHANGES_FEED}"/>`,
    `<link rel="alternate" type="text/html" href="${appUrl}${CHANGES}"/>`,
    `<updated>${latest ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<author><name>${xml(PRODUCT.name)}</name></author>`,
    ...changes.map((change) => entryOf(change, today, appUrl)),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf(change: CountedChange, today: Day, appUrl: string): string {
  const { designation, title, day, words, sentence, jurisdiction, before, source, articles } = change
  const begun = day <= today
  const address = `${appUrl}${CHANGES}#${change.anchor}`
  const said = [
    `${title}.`,
    begun ? `Since ${knownDay(change)}: ${sentence}` : `From ${knownDay(change)} on: ${words.toLowerCase()}.`,
    ...(before ? [`Before: ${before.toLowerCase()}.`] : []),
    `In: ${jurisdiction}.`,
    `${articles} ${articles === 1 ? 'article of the library cites' : 'articles of the library cite'} it.`,
    ...(change.confirmed ? [] : ['Not confirmed.']),
    `Source: ${source}`,
  ].join(' ')
  return [
    '<entry>',
    `<title>${xml(`${designation}: ${words.toLowerCase()} ${begun ? 'since' : 'from'} ${knownDay(change)}`)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<updated>${updatedOn(change, today)}</updated>`,
    `<summary>${xml(said)}</summary>`,
    '</entry>',
  ].join('\n')
}
