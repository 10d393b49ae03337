import { PRODUCT } from '@/lib/core/constants'
import { longDay } from '@/lib/core/dates'

type Cited = {
  slug: string
  title: string
  author: { firstName: string; lastName: string }
  revision: number
  /** ISO 8601. */
  updatedAt: string
}

const nameOf = ({ firstName, lastName }: Cited['author']) => `${firstName} ${lastName}`.trim()
const addressOf = (slug: string, appUrl: string) => `${appUrl}/articles/${slug}`

/** One line for a report or calculation. `today` is ISO 8601: the day it was looked up. */
export const plainCitation = (article: Cited, appUrl: string, today: string): string =>
  `${nameOf(article.author)}, “${article.title}”, ${PRODUCT.name}, revision ${article.revision} of ${longDay(article.updatedAt)}, ${addressOf(article.slug, appUrl)} (accessed ${longDay(today)}).`

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
}
const tex = (text: string) => text.replace(/[\\{}$&#%_^~]/g, (character) => SPECIAL[character]!)

/** A person by surname; the library's own editors are one body, whose name no style may turn round. */
const bibtexAuthor = (author: Cited['author']) =>
  author.lastName === '' || author.firstName === PRODUCT.name
    ? `{${tex(nameOf(author))}}`
    : `${tex(author.lastName)}, ${tex(author.firstName)}`

/** The same as a BibTeX entry; the title is in double braces, so that no style lowers its symbols. */
export function bibtexCitation(article: Cited, appUrl: string, today: string): string {
  const { slug, title, author, revision, updatedAt } = article
  const fields: [string, string][] = [
    ['author', bibtexAuthor(author)],
    ['title', `{${tex(title)}}`],
    ['howpublished', PRODUCT.name],
    ['year', updatedAt.slice(0, 4)],
    ['month', String(Number(updatedAt.slice(5, 7)))],
    ['note', `Revision ${revision}`],
    ['url', addressOf(slug, appUrl)],
    ['urldate', today.slice(0, 10)],
  ]
  return `@misc{loadpath-${slug},\n${fields.map(([name, value]) => `  ${name} = {${value}},`).join('\n')}\n}`
}
