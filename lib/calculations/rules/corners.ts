import { calculate } from '../engine'
import type { Sheet, TriedSheet } from '../types'
import { hintsOf } from './hints'
import { plainName } from './names'
import { plainNumber } from './numbers'
import { verify } from './verification'

/** At most so many corners are tried; beyond them, each input at its ends alone. */
const MOST_CORNERS = 1024

/** What went wrong at a corner of the ranges. */
export type Corner = { values: Map<string, number | string>; line: number; reason: string }

/**
 * Tries every combination of the ends of the inputs' ranges, and every row of a choice. Returns the lines
 * that have no result there, one corner for each line and reason.
 */
export function failingCorners(sheet: Sheet): Corner[] {
  const sides: [name: string, values: (number | string)[]][] = sheet.program.instructions.flatMap(
    (instruction): [string, (number | string)[]][] => {
      if (instruction.kind === 'input' && instruction.from !== null && instruction.to !== null)
        return [[instruction.name, [instruction.from, instruction.to]]]
      if (instruction.kind === 'choice')
        return [[instruction.name, sheet.program.tables[instruction.table]!.rows.map(([key]) => String(key))]]
      return []
    },
  )
  const found = new Map<string, Corner>()
  for (const values of cornersOf(sides))
    for (const [line, reason] of calculate(sheet.program, { values, region: null }).errors)
      found.set(`${line} ${reason}`, { values, line, reason })
  return [...found.values()]
}

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

function* cornersOf(sides: [string, (number | string)[]][]): Generator<Map<string, number | string>> {
  const all = sides.reduce((product, [, { length }]) => product * length, 1)
  if (all > MOST_CORNERS) {
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
