import type { Column, ValueTable } from './value-tables'
import { rangeIn } from './measures'
import { termsOf } from './terms'

/** A table of an article as its author wrote it, equations in LaTeX between marks. */
export type WrittenTable = {
  caption: string
  heads: string[]
  rows: string[][]
  clauses: string[]
  heading: string | null
}

const TABLE = /<table\b[^>]*>(?:(?!<table\b)[\s\S])*?<\/table>/g
const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr>/g
const CELL = /<(t[hd])\b([^>]*)>([\s\S]*?)<\/\1>/g
const HEADING = /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g
const FORMULA = /<(span|div)\b[^>]*\bdata-latex="([^"]*)"[^>]*>\s*<\/\1>/g
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  '#x26': '&',
  '#x3C': '<',
  '#x22': '"',
}

/** Marks around LaTeX in a cell's text. */
const [OPEN, CLOSE] = ['\u0002', '\u0003'] as const

const unescaped = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

const textIn = (html: string): string =>
  unescaped(
    html
      .replace(FORMULA, (_, __, latex: string) => `${OPEN}${latex}${CLOSE}`)
      .replace(/<\/?(?:br|p|li|ul|ol|div)\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** What a table of an exercise says is of one case that is made up, and answers no question. */
const EXERCISE = /<section\b[^>]*>[\s\S]*?<\/section>/g

/**
 * Returns the tables of a stored article that have one row of heads and a cell for each head in every row;
 * others, and those of exercises, are left out.
 */
export function tablesIn(stored: string): WrittenTable[] {
  const content = stored.replace(EXERCISE, '')
  const headings = [...content.matchAll(HEADING)].map(({ 1: html, index }) => ({
    text: textIn(html!),
    index,
  }))
  return [...content.matchAll(TABLE)].flatMap(({ 0: html, index }) => {
    if (/\b(?:col|row)span=/.test(html)) return []
    const rows = [...html.matchAll(ROW)].map(([, row]) =>
      [...row!.matchAll(CELL)].map(([, tag, , cell]) => ({ head: tag === 'th', text: textIn(cell!) })),
    )
    const [heads, ...body] = rows
    if (!heads?.every(({ head }) => head) || body.some((row) => row.length !== heads.length)) return []
    const caption = /<caption\b[^>]*>([\s\S]*?)<\/caption>/.exec(html)?.[1] ?? ''
    return [
      {
        caption: textIn(caption),
        heads: heads.map(({ text }) => text),
        rows: body.map((row) => row.map(({ text }) => text)),
        clauses: [...caption.matchAll(/data-clause="([^"]+)"/g)].map(([, clause]) => unescaped(clause!)),
        heading: headings.findLast((heading) => heading.index < index)?.text ?? null,
      },
    ]
  })
}

const BETWEEN = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g')

/** Returns a text with each equation written by `write`. */
export const withEquations = (text: string, write: (latex: string) => string): string =>
  text.replace(BETWEEN, (_, latex: string) => write(latex))

/** One letter or Greek name with an index, and nothing else: what a column is headed by. */
const ONE_SYMBOL = /^(?:[A-Za-z]|\\[a-z]+)(?:_(?:\{[A-Za-z0-9,.\s\\]+\}|[A-Za-z0-9]))?$/
const HEADED = new RegExp(`^(?:[\\w.]+:\\s*)?${OPEN}([^${CLOSE}]*)${CLOSE}(?![^,(]*[/=+·×−])`)
const UNIT = /\s*\([^()]*\)\s*$/

/** Returns a symbol in LaTeX as the search's term; null where it is more than one symbol. */
export function symbolTerm(latex: string): string | null {
  if (!ONE_SYMBOL.test(latex.trim())) return null
  const terms = termsOf(latex.replace(/\\(?:mathrm|text)\b/g, '').trim())
  return terms[0] ?? null
}

function columnOf(head: string): Column {
  const latex = HEADED.exec(head)?.[1]
  return {
    head,
    symbol: latex === undefined ? null : symbolTerm(latex),
    letter: latex?.trim()[0] ?? '',
    name: head.replace(UNIT, '').trim().toLowerCase(),
    words: new Set(termsOf(withEquations(head, () => ' '))),
    description: '',
  }
}

/** "Values of k_mod for solid timber": the whole table holds one quantity. */
const VALUES_OF = new RegExp(`^Values of ${OPEN}([^${CLOSE}]*)${CLOSE}`)

/** Returns a table of an article as values are looked up in it; `around` is the title of the article. */
export function valueTable({ caption, heads, rows, clauses }: WrittenTable, around: string): ValueTable {
  const latex = VALUES_OF.exec(caption)?.[1]
  return {
    columns: heads.map(columnOf),
    rows,
    symbol: latex === undefined ? null : symbolTerm(latex),
    context: new Set(
      [withEquations(caption, (one) => one), heads[0] ?? '', around, ...clauses].flatMap(termsOf),
    ),
    holdsFor: rangeIn(caption),
    named: false,
  }
}
