import { PRODUCT } from '@/lib/core/constants'
import { xml } from '@/lib/core/xml'
import type { FeedEntry } from '../types'

/**
 * The Atom feed (RFC 4287) of these entries: titles and excerpts, never a body. `appUrl` is our own address.
 */
export function atomOf(entries: FeedEntry[], appUrl: string): string {
  const latest =
    entries
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<title>${xml(PRODUCT.name)}</title>`,
    `<subtitle>${xml(PRODUCT.description)}</subtitle>`,
    `<id>${appUrl}/</id>`,
    `<link rel="self" type="application/atom+xml" href="${appUrl}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${appUrl}/"/>`,
    `<updated>${latest}</updated>`,
    ...entries.map((entry) => entryOf(entry, appUrl)),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf(entry: FeedEntry, appUrl: string): string {
  const address = `${appUrl}/articles/${entry.slug}`
  return [
    '<entry>',
    `<title>${xml(entry.title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${entry.publishedAt}</published>`,
    `<updated>${entry.updatedAt}</updated>`,
    `<author><name>${xml(entry.author)}</name></author>`,
    ...(entry.category ? [`<category term="${xml(entry.category)}"/>`] : []),
    `<summary>${xml(entry.excerpt)}</summary>`,
    '</entry>',
  ].join('\n')
}
