import {
  bibtexCitation,
  cslCitation,
  risCitation,
  risLine,
  tex,
  type Cited,
  type CslItem,
} from '@/lib/articles/rules/citing'
import { freeName, slugify } from '@/lib/core/text'

/** A source that articles of a project cite, as its author wrote it. */
export type Source = {
  raw: string
  type: string
  standard: string | null
  year: number | null
  /** What the register says of it on the day: "Current", "Withdrawn, superseded since 30 March 2028". */
  status: string | null
}

export type Bibliography = { articles: Cited[]; sources: Source[] }

type Named = Source & { id: string }

/** Sources with ids that stay the same as long as their order does. */
function named(sources: Source[]): Named[] {
  const taken = new Map<string, number>()
  return sources.map((source) => ({
    ...source,
    id: freeName(`ref-${slugify(source.raw).slice(0, 60)}`, taken),
  }))
}

const isStandard = ({ standard, type }: Source) => standard !== null || type === 'standard' || type === 'code'
const statusOf = ({ status }: Source) => status && `Status: ${status}`

/** Returns articles and what they cite as BibTeX. `today` is ISO 8601. */
export function bibtexOf({ articles, sources }: Bibliography, appUrl: string, today: string): string {
  const entries = named(sources).map((source) => {
    const fields: [string, string | null][] = [
      ['title', `{${tex(source.raw)}}`],
      ['year', source.year === null ? null : String(source.year)],
      ['note', statusOf(source) && tex(statusOf(source)!)],
    ]
    const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = {${value}},`]))
    return `@misc{${source.id},\n${lines.join('\n')}\n}`
  })
  return ended([...articles.map((article) => bibtexCitation(article, appUrl, today)), ...entries])
}

/** The same as RIS. */
export function risOf({ articles, sources }: Bibliography, appUrl: string, today: string): string {
  const entries = named(sources).map((source) =>
    [
      risLine('TY', isStandard(source) ? 'STAND' : 'GEN'),
      risLine('ID', source.id),
      risLine('TI', source.raw),
      ...(source.year === null ? [] : [risLine('PY', String(source.year))]),
      ...(statusOf(source) ? [risLine('N1', statusOf(source)!)] : []),
      risLine('ER', ''),
    ].join('\n'),
  )
  return ended([...articles.map((article) => risCitation(article, appUrl, today)), ...entries])
}

/** The same as CSL-JSON. */
export function cslOf({ articles, sources }: Bibliography, appUrl: string, today: string): string {
  const entries = named(sources).map((source): CslItem => ({
    id: source.id,
    type: isStandard(source) ? 'standard' : 'document',
    title: source.raw,
    ...(source.year !== null && { issued: { 'date-parts': [[source.year]] } }),
    ...(statusOf(source) && { note: statusOf(source) }),
  }))
  return `${JSON.stringify([...articles.map((article) => cslCitation(article, appUrl, today)), ...entries], null, 2)}\n`
}

const ended = (entries: string[]) => (entries.length > 0 ? `${entries.join('\n\n')}\n` : '')
