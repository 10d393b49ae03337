import { valueOf } from '../../rules/values'
import type { DirectAnswer, Disagreement, DisagreementSide } from '../../types'

/** A standard with its parts, without its year. */
export const STANDARD = /\b(?:EN|BS|ISO|ACI|AISC|ASCE)(?: ISO)?\s\d+(?:-\d+)*/
const UNIT = /\(([^()]*)\)/
/** What is not a unit in the head of a column: a pure number. */
const NO_UNIT = '–'
/** The column of a national value has the symbol of the recommended one and the nation. */
const NATION = /^(.*?)[,\s](UK)$/

/** The symbol or name at the head of a column, without its unit and its description. */
export const nameOf = (head: string) => head.replace(/\s*\([^()]*\).*$/, '').trim()

/**
 * Returns the one value that the row of an answer says, with what it holds for; with `national`, also the
 * national value beside it. None where several rows or columns answer: one table tells them apart itself.
 */
export function saidByRows(
  { title, heads, rows, answering, source, article, table }: DirectAnswer,
  { national }: { national: boolean },
): DisagreementSide[] {
  const [column] = answering
  const [row] = rows
  if (column === undefined || !row || answering.length > 1 || rows.length > 1) return []
  const head = heads[column]!
  const unit = UNIT.exec(head)?.[1] ?? NO_UNIT
  const twins = heads.flatMap((other, index) => {
    const [, name, nation] = NATION.exec(nameOf(other)) ?? []
    return national && name === nameOf(head) ? [{ index, nation: nation! }] : []
  })
  const said = (index: number, nation: string | null): DisagreementSide => ({
    value: unit === NO_UNIT ? row[index]! : `${row[index]!} ${unit}`,
    of: title,
    nation,
    standard: STANDARD.exec(source ?? '')?.[0] ?? null,
    source,
    article,
    table,
    quote: null,
  })
  return [
    said(column, twins.length > 0 ? 'recommended' : null),
    ...twins.map(({ index, nation }) => said(index, nation)),
  ]
}

/** The name of what a row answers: "f_y". */
export const quantityOf = ({ heads, answering }: DirectAnswer): string => nameOf(heads[answering[0]!]!)

/** A value as it is compared with others. */
export const keyOf = (value: string): string => {
  const [number = '', ...unit] = value.split(' ')
  return [valueOf(number).number ?? number, ...unit].join(' ')
}

const MOST_SIDES = 6

/**
 * Returns the values that sources say of a symbol, each once, and what tells them apart; null where all say
 * the same, or where there are too many for one answer.
 */
export function disagreementAmong(symbol: string, all: readonly DisagreementSide[]): Disagreement | null {
  const sides = all.filter((side, at) => all.findIndex((other) => isSame(other, side)) === at)
  const isOne = new Set(sides.map(({ value }) => keyOf(value))).size < 2
  return isOne || sides.length > MOST_SIDES ? null : { symbol, depends: dependsOn(sides), sides }
}

const isSame = (one: DisagreementSide, other: DisagreementSide) =>
  keyOf(one.value) === keyOf(other.value) &&
  (one.nation ?? other.nation) === (other.nation ?? one.nation) &&
  (one.standard ?? other.standard) === (other.standard ?? one.standard)

/**
 * What tells values apart, from what stands beside each: the nation, the standard, or what each is of; null
 * where two values have the same there, or one has nothing.
 */
function dependsOn(sides: readonly DisagreementSide[]): Disagreement['depends'] {
  const tells = (of: (side: DisagreementSide) => string | null) => {
    const values = new Map<string, Set<string>>()
    for (const side of sides) {
      const condition = of(side)
      if (condition === null) return false
      values.set(condition, (values.get(condition) ?? new Set()).add(keyOf(side.value)))
    }
    return [...values.values()].every(({ size }) => size === 1)
  }
  // Beside a national value, what is said of no nation is no other one's.
  const recommended = sides.some(({ nation }) => nation === 'recommended') ? 'recommended' : null
  if (tells(({ nation }) => nation ?? recommended)) return 'nation'
  if (tells(({ standard }) => standard)) return 'standard'
  return tells(({ of }) => of) ? 'of' : null
}
