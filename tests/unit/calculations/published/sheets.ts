import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { standardOfSheet } from '@/lib/calculations/rules/sheet'
import { TABLES } from '../../../support/tables'
import type { Results, Sheet } from '@/lib/calculations/types'
import { readSeedArticles } from '../../../support/seed-articles'
import { readBody } from '../../../support/seed-body'

/** A line of a sheet that is calculated. */
export interface SheetLine {
  /** The name that it defines, or the check without what follows it. */
  name: string
  /** The line as the article has it. */
  text: string
  clause: string | null
  /** The standard that its sheet follows. */
  standard: string | null
}

/** The lines that are calculated of every live calculation of the starter library, by the article's slug. */
export const SHEETS: ReadonlyMap<string, SheetLine[]> = new Map(
  readSeedArticles().flatMap(({ slug, body }): [string, SheetLine[]][] => {
    const lines = readBody(body).calculations.flatMap(calculatedLines)
    return lines.length === 0 ? [] : [[slug, lines]]
  }),
)

function calculatedLines(source: string): SheetLine[] {
  const texts = source.split('\n')
  const { sheet } = readSheet(source, TABLES)
  if (!sheet) return []
  const standard = standardOfSheet(sheet)
  return sheet.statements.flatMap((statement): SheetLine[] => {
    if (statement.kind !== 'step' && statement.kind !== 'solve' && statement.kind !== 'check') return []
    const text = texts[statement.line - 1]!.trim()
    const name = statement.kind === 'check' ? text.replace(/\s*[@"].*$/u, '') : statement.name
    return [{ name, text, clause: statement.clause, standard }]
  })
}

/**
 * Returns a sheet's lines of these names as they stand there, in its order, with other numbers in place of
 * those written out. Throws where a name, or a number to be replaced, does not occur exactly once; sheets of
 * one article may have the same line.
 */
function linesOf(slug: string, names: string[], instead: Record<string, string>): string[] {
  const lines = (SHEETS.get(slug) ?? []).filter(({ name }) => names.includes(name))
  for (const name of names)
    if (new Set(lines.filter((line) => line.name === name).map(({ text }) => text)).size !== 1)
      throw new Error(`${slug} has no line ${name}, or different ones`)
  let found = [...new Set(lines.map(({ text }) => text))].join('\n')
  for (const [number, other] of Object.entries(instead)) {
    if (found.split(number).length !== 2)
      throw new Error(`“${number}” occurs not once in ${names.join(', ')}`)
    found = found.replace(number, other)
  }
  return found.split('\n')
}

interface Taken {
  slug: string
  /** Names of lines of the sheet. */
  names: string[]
  instead?: Record<string, string>
  /** Lines of the test, parted by semicolons: those that give the lines what they need, and those behind. */
  before: (string | undefined)[]
  behind?: string[]
}

/** Returns what lines of a sheet come to with inputs that are given. Throws where any line has no result. */
export function calculated(taken: Taken): { sheet: Sheet; results: Results } {
  const { slug, names, instead = {}, before, behind = [] } = taken
  const given = before.flatMap((lines) => lines?.split('; ') ?? [])
  const source = [...given, ...linesOf(slug, names, instead), ...behind].join('\n')
  const { sheet, errors } = readSheet(source, TABLES)
  if (!sheet)
    throw new Error(`${errors.map(({ line, message }) => `${line}: ${message}`).join('\n')}\n${source}`)
  const results = calculate(sheet.program, { values: new Map(), region: null })
  if (results.errors.size > 0) throw new Error(`${[...results.errors.values()].join('\n')}\n${source}`)
  return { sheet, results }
}
