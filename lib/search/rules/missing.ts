import { asTablesWrite } from './as-tables-write'
import { cellsDescribed, describedValue, rowsMeant, type DescribedValue } from './described'
import { cellsFor } from './answering-cells'
import { askedValue, type AskedValue } from './asked-values'
import { singular } from './terms'
import { namesOfRows, type ValueTable } from './value-tables'
import { tokensOf } from './tokens'

/** A question for a value of something, with the term that names it and that as it is typed. */
export type AskedRow = {
  term: string
  typed: string
  asked: AskedValue | null
  described: DescribedValue | null
}

/** A grade, a bolt or a bar: letters and a number behind them. */
const NAMES_ROW = /^#?[a-z]{1,4}\d/
/** A class of bolts is a number, which is one only beside the bolt or a symbol of its strengths. */
const BOLT_CLASS = /^\d{1,2}\.\d$/
const OF_BOLTS = /(?<!\p{L})(?:bolts?|f_?[yu]b)(?!\p{L})/iu

/**
 * Returns which row a question asks a value of; null where it asks for none, or where several of its words
 * may name a row.
 */
export function askedRow(question: string): AskedRow | null {
  const [asked, described] = [askedValue(question), describedValue(question)]
  const terms = asked?.rest ?? described?.terms ?? []
  const named = terms.filter((each) => NAMES_ROW.test(each) || /^#\d/.test(each))
  const isOfBolts = named.length === 0 && OF_BOLTS.test(question)
  const [term, ...others] = isOfBolts ? terms.filter((each) => BOLT_CLASS.test(each)) : named
  if (term === undefined || others.length > 0) return null
  const text = asTablesWrite(question.replace(/\s+/g, ' ').trim())
  const token = tokensOf(text).find(
    (each) => (each.kind === 'word' ? singular(each.term) : each.term) === term,
  )
  return token ? { term, typed: text.slice(token.start, token.end), asked, described } : null
}

/** What rows are compared by: C100/115 is like C30/37, and GL99h like GL24h. */
const shapeOf = (term: string) => term.replace(/\d+(?:\.\d+)?/g, '0')
const numbersOf = (term: string) => (term.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index])
  return at < 0 ? 0 : one[at]! - (other[at] ?? 0)
}

const keysByTable = new WeakMap<ValueTable, ReadonlySet<string>>()

/** The terms that name the rows of a table, with the beginnings of grades. */
function keysOf(table: ValueTable): ReadonlySet<string> {
  const { labels, begun } = namesOfRows(table, 0)
  const keys = keysByTable.get(table) ?? new Set([...labels, ...begun].flatMap((names) => [...names]))
  keysByTable.set(table, keys)
  return keys
}

/** Whether a table has a row of that name. */
export const hasRow = (table: ValueTable, term: string): boolean => keysOf(table).has(term)

/**
 * Returns the row that would answer if the question named another one in place of its own; null if none does.
 */
function rowFor(table: ValueTable, { term, asked, described }: AskedRow, other: string): number | null {
  const named = (terms: readonly string[]) => terms.map((each) => (each === term ? other : each))
  const cells = asked && cellsFor(table, { ...asked, measured: null, rest: named(asked.rest) })
  if (cells && cells !== 'several') return cells.rows[0] ?? null
  const instead = described && { ...described, terms: named(described.terms) }
  const found = instead && cellsDescribed(table, instead)
  if (!instead || found) return found?.cells.rows[0] ?? null
  // Several rows of one name are told apart by what the question does not say.
  const { rows, areBegun } = rowsMeant(table, instead)
  return rows.length === 1 || areBegun ? (rows[0] ?? null) : null
}

/** Greater than every distance; infinite ones cannot be subtracted. */
const NONE_NEAR = Number.MAX_VALUE

/** Returns the names that come next to one: of the same shape, with a smaller and with a greater number. */
export function neighbours(names: readonly string[], name: string): string[] {
  const [shape, numbers] = [shapeOf(name), numbersOf(name)]
  const alike = names
    .filter((other) => shapeOf(other) === shape)
    .map((other) => ({ other, distance: compare(numbersOf(other), numbers) }))
    // Sections of another depth are no neighbours: 356x406x634 is not next to 457x191x67.
    .filter(({ other }) => !shape.includes('x') || numbersOf(other)[0] === numbers[0])
    .toSorted((one, two) => compare(numbersOf(one.other), numbersOf(two.other)))
  const below = alike.findLast(({ distance }) => distance < 0)
  const above = alike.find(({ distance }) => distance > 0)
  return [below, above].flatMap((one) => (one ? [one.other] : []))
}

/**
 * Returns the rows of a table that come next to the one that a question names and the table does not have,
 * where they have what is asked for, and how near the nearest is. None where the table is of other things.
 */
export function nearestRows(table: ValueTable, row: AskedRow): { rows: number[]; distance: number } {
  const found = neighbours([...keysOf(table)], row.term).flatMap((other) => {
    const place = rowFor(table, row, other)
    return place === null
      ? []
      : [{ place, distance: Math.abs(compare(numbersOf(other), numbersOf(row.term))) }]
  })
  return {
    rows: [...new Set(found.map(({ place }) => place))],
    distance: Math.min(NONE_NEAR, ...found.map(({ distance }) => distance)),
  }
}

/** Whether any row of a table has what a question asks for: a property of sections. */
export function hasProperty(table: ValueTable, row: AskedRow): boolean {
  const [first] = namesOfRows(table, 0).labels
  const [term] = first ?? []
  return term !== undefined && rowFor(table, row, term) !== null
}
