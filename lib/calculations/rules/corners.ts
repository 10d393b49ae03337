import { MOST_CORNERS } from '../constants'
import { calculate } from '../engine'
import type { Sheet, TriedSheet } from '../types'
import { hintsOf } from './hints'
import { plainName } from './names'
import { plainNumber } from './numbers'
import { verify } from './verification'

/** What went wrong at a corner of the ranges. */
export type Corner = { values: Map<string, number | string>; line: number; reason: string }

/**
 * Tries every combination of the ends of the inputs' ranges and of the rows of choices, where there are at
 * most `most` of them; else each end and row alone, with the author's other values, all first ones together
 * and all last ones. Returns the lines that have no result there, one corner for each line and reason.
 */
export function failingCorners(sheet: Sheet, most = MOST_CORNERS): Corner[] {
  const found = new Map<string, Corner>()
  for (const values of cornersOf(sidesOf(sheet), most))
    for (const [line, reason] of calculate(sheet.program, { values, region: null }).errors)
      found.set(`${line} ${reason}`, { values, line, reason })
  return [...found.values()]
}

/** Returns how many corners the ranges and choices of a sheet have. */
export const cornerCount = (sheet: Sheet): number => countOf(sidesOf(sheet))

type Side = [name: string, values: (number | string)[]]

const countOf = (sides: readonly Side[]): number =>
  sides.reduce((product, [, { length }]) => product * length, 1)

const sidesOf = (sheet: Sheet): Side[] =>
  sheet.program.instructions.flatMap((instruction): Side[] => {
    if (instruction.kind === 'input' && instruction.from !== null && instruction.to !== null)
      return [[instruction.name, [instruction.from, instruction.to]]]
    if (instruction.kind === 'choice')
      return [[instruction.name, sheet.program.tables[instruction.table]!.rows.map(([key]) => String(key))]]
    return []
  })

/**
 * Returns what a reviewer is told of a sheet: the corners of its ranges, its expected values, and what may be
 * forgotten.
 */
export function triedSheet(sheet: Sheet, source: string): TriedSheet {
  const lines = source.split(/\r\n?|\n/)
  return {
    corners: failingCorners(sheet).map(({ values, line, reason }) => ({
      line,
      reason,
      text: lines[line - 1]!.trim(),
      inputs: [...values]
        .map(([name, value]) => `${plainName(name)} = ${shown(sheet, name, value)}`)
        .join(', '),
    })),
    values: verify(sheet).values,
    hints: hintsOf(sheet).map(({ line, message }) => ({ line, message, text: lines[line - 1]!.trim() })),
  }
}

function shown({ display }: Sheet, name: string, value: number | string): string {
  const { factor, unit } = display.get(name) ?? { factor: 1, unit: null }
  if (typeof value === 'string') return value
  return [plainNumber(value / factor), unit].filter(Boolean).join(' ')
}

function* cornersOf(sides: readonly Side[], most: number): Generator<Map<string, number | string>> {
  const all = countOf(sides)
  if (all > most) {
    for (const [name, values] of sides) for (const value of values) yield new Map([[name, value]])
    for (const end of [0, -1]) yield new Map(sides.map(([name, values]) => [name, values.at(end)!]))
    return
  }
  for (let corner = 0; corner < all; corner++) {
    let rest = corner
    yield new Map(
      sides.map(([name, values]) => {
        const value = values[rest % values.length]!
        rest = Math.floor(rest / values.length)
        return [name, value]
      }),
    )
  }
}
