import { valueOf } from '../../rules/values'
import type { DirectAnswer, SaidValue } from '../../types'

const STANDARD = /\b(?:EN|BS|ISO|ACI|AISC|ASCE)(?: ISO)?\s\d+(?:-\d+)*/
const UNIT = /\(([^()]*)\)/
/** What is not a unit in the head of a column: a pure number. */
const NO_UNIT = '–'
/** The column of a national value has the symbol of the recommended one and the nation. */
const NATION = /^(.*?)[,\s](UK)$/

/** The symbol or name at the head of a column, without its unit and its description. */
const nameOf = (head: string) => head.replace(/\s*\([^()]*\).*$/, '').trim()

/**
 * Returns the one value that the row of an answer says, with what it holds for; with `national`, also the
 * national value beside it. None where several rows or columns answer: one table tells them apart itself.
 */
export function saidByRows(
  { title, heads, rows, answering, source, article, table }: DirectAnswer,
  { national }: { national: boolean },
): SaidValue[] {
  const [column] = answering
  const [row] = rows
  if (column === undefined || !row || answering.length > 1 || rows.length > 1) return []
  const head = heads[column]!
  const unit = UNIT.exec(head)?.[1] ?? NO_UNIT
  const twins = heads.flatMap((other, index) => {
    const [, name, nation] = NATION.exec(nameOf(other)) ?? []
    return national && name === nameOf(head) ? [{ index, nation: nation! }] : []
  })
  const said = (index: number, nation: string | null): SaidValue => ({
    value: unit === NO_UNIT ? row[index]! : `${row[index]!} ${unit}`,
    of: title,
    nation,
    standard: STANDARD.exec(source ?? '')?.[0] ?? null,
    source,
    article,
    table,
  })
  return [
    said(column, twins.length > 0 ? 'recommended' : null),
    ...twins.map(({ index, nation }) => said(index, nation)),
  ]
}

/** The name of what a row answers: "f_y". */
export const quantityOf = ({ heads, answering }: DirectAnswer): string => nameOf(heads[answering[0]!]!)

/** Whether values are more than one: 1.1 and 1.10 are one. */
export const areSeveral = (said: readonly Pick<SaidValue, 'value'>[]): boolean =>
  new Set(said.map(({ value }) => keyOf(value))).size > 1

/** A value as it is compared with others. */
export const keyOf = (value: string): string => {
  const [number = '', ...unit] = value.split(' ')
  return [valueOf(number).number ?? number, ...unit].join(' ')
}
