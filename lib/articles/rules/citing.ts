import { PRODUCT } from '@/lib/core/constants'
import { longDay } from '@/lib/core/dates'

export type Cited = {
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
/** Returns a text as BibTeX reads it. */
export const tex = (text: string) => text.replace(/[\\{}$&#%_^~]/g, (character) => SPECIAL[character]!)

const isBody = ({ firstName, lastName }: Cited['author']) => lastName === '' || firstName === PRODUCT.name

/** A person by surname; the library's own editors are one body, whose name no style may turn round. */
const bibtexAuthor = (author: Cited['author']) =>
  isBody(author) ? `{${tex(nameOf(author))}}` : `${tex(author.lastName)}, ${tex(author.firstName)}`

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

/** One line of RIS; what stands on several lines would end it. */
export const risLine = (tag: string, value: string): string =>
  `${tag}  - ${value.replace(/\s+/g, ' ').trim()}`

/** The same in RIS, as reference managers import it. */
export function risCitation(article: Cited, appUrl: string, today: string): string {
  const { slug, title, author, revision, updatedAt } = article
  return [
    risLine('TY', 'ELEC'),
    risLine('ID', `loadpath-${slug}`),
    risLine('AU', isBody(author) ? `${nameOf(author)},` : `${author.lastName}, ${author.firstName}`),
    risLine('TI', title),
    risLine('PB', PRODUCT.name),
    risLine('PY', updatedAt.slice(0, 4)),
    risLine('DA', updatedAt.slice(0, 10).replaceAll('-', '/')),
    risLine('ET', `Revision ${revision}`),
    risLine('UR', addressOf(slug, appUrl)),
    risLine('Y2', today.slice(0, 10).replaceAll('-', '/')),
    risLine('ER', ''),
  ].join('\n')
}

export type CslItem = { id: string; type: string; title: string; [field: string]: unknown }

/** A day as CSL-JSON has it. */
export const cslDay = (iso: string) => ({ 'date-parts': [iso.slice(0, 10).split('-').map(Number)] })

/** The same as an item of CSL-JSON 1.0. */
export const cslCitation = (article: Cited, appUrl: string, today: string): CslItem => ({
  id: `loadpath-${article.slug}`,
  type: 'webpage',
  title: article.title,
  author: isBody(article.author)
    ? [{ literal: nameOf(article.author) }]
    : [{ family: article.author.lastName, given: article.author.firstName }],
  'container-title': PRODUCT.name,
  version: `Revision ${article.revision}`,
  issued: cslDay(article.updatedAt),
  accessed: cslDay(today),
  URL: addressOf(article.slug, appUrl),
})
