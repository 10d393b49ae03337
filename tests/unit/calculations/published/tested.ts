import { citedByStep } from '@/lib/references/rules/cited'
import type { SheetLine } from './sheets'

const numbers = (section: string, list: string): string[] =>
  list.split(' ').map((number) => `(${section}.${number})`)

const upTo = (section: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `(${section}.${from + index})`)

/**
 * Numbers of the formulas and tables that Blueprints or structuralcodes test, by standard: of every standard
 * that either tests and a sheet follows. They are the names of the test files of Blueprints, read in November
 * 2026, those under the name of a Dutch edition among them; of structuralcodes it is what its tests call.
 */
const TESTED: Record<string, ReadonlySet<string>> = {
  'EN 1992-1-1': new Set([
    ...upTo('3', 1, 30),
    ...numbers('4', '1 2 3N 4N'),
    ...numbers('5', '1 2 3a 3b 4 5 6 7 7a 7b 8 9 10a 10b 11N 12N 13N'),
    ...upTo('5', 14, 37),
    ...numbers('5', '38a 38b 39 40a 40b'),
    ...upTo('5', 41, 48),
    ...numbers('6', '1 2 2a 2b 3N 4 5 6N 7N 8 9 10aN 10bN 11aN 11bN 11cN'),
    ...upTo('6', 12, 39),
    ...upTo('6', 41, 56),
    ...numbers('6', '57N 58 59 60 61 62 63 64 65'),
    ...upTo('6', 70, 79),
    ...numbers('7', '1 2 3 4 5 6N 7N 8 9 10 11 12 13 14 15 16a 16b 17 18 19 20 21'),
    ...numbers('8', '1 2 3 4 5 6 7 8N'),
    ...upTo('8', 9, 21),
    ...numbers('9', '1N 2 3 4 5N 6N 7N 8N 9 10 11 12N 13 14 15 16'),
    ...upTo('12', 1, 6),
    ...numbers('B', '1 2 3a 3b 4 5 7 8a 8b 8c 9 11 12'),
    ...['3.1', '3.3', '4.1', '4.2', '4.3', '4.4N', '4.5N', '7.1N', '7.2N', '7.3N'].map(
      (table) => `Table ${table}`,
    ),
  ]),
  'EN 1992-3': new Set(['(M.1)']),
  'EN 1993-1-1': new Set([
    ...numbers('2', '1 2'),
    ...numbers('5', '1 2 7 8'),
    ...upTo('6', 1, 45),
    ...upTo('6', 54, 56),
    ...['3.1', '5.2', '6.6'].map((table) => `Table ${table}`),
  ]),
  'EN 1993-1-8': new Set(['(4.2)', 'Table 3.1', 'Table 3.4']),
  'EN 1993-1-9': new Set(['(A.1)', '(A.2)']),
  'EN 1995-1-1': new Set([...upTo('2', 14, 17), ...upTo('7', 3, 7)]),
  'EN 1997-1': new Set(numbers('2', '1a 1b 2 4')),
  'EN 338': new Set(['Table 1', 'Table 2', 'Table 3']),
  'ACI 318': new Set(
    '7.3.1.1 9.6.3.4 9.7.6.2.2 19.2.2.1 19.2.4.2 21.2.1 21.2.2 22.2.2.4.3 22.5.5.1'
      .split(' ')
      .map((table) => `Table ${table}`),
  ),
}

const EXPRESSION = /\([A-Z]?\d*\.\d+(?:\.?[a-z])?N?\)/gu
const TABLE = /Tables? ([A-Z]?\.?\d[\d.]*N?)(?: and ([A-Z]?\.?\d[\d.]*N?))?/gu

/** Returns the formulas and tables that a clause names: `(6.2a)`, `Table 3.1`. */
export function numbersIn(clause: string): string[] {
  const expressions = [...clause.matchAll(EXPRESSION)].map(([number]) => number.replace(/\.([a-z])/u, '$1'))
  const tables = [...clause.matchAll(TABLE)].flatMap(([, ...names]) =>
    names.flatMap((name) => (name === undefined ? [] : [`Table ${name}`])),
  )
  return [...expressions, ...tables]
}

/** Returns the standards that a line cites; without one of its own, that of its sheet. */
export function standardsOf({ clause, standard }: SheetLine): string[] {
  const cited = citedByStep(clause ?? '', standard)
  return (cited.length > 0 ? cited : citedByStep('1.1', standard)).map((one) => one.standard)
}

/** Whether either project tests a formula or a table of a standard. */
export const isTested = (standard: string, number: string): boolean => TESTED[standard]?.has(number) ?? false

/** Returns the standards that a line cites and either project tests at all. */
export const coveredOf = (line: SheetLine): string[] =>
  standardsOf(line).filter((standard) => standard in TESTED)

/**
 * Returns by which rule neither project tests the formula of a line: neither has a test of its standard, or
 * neither of any formula or table that its clause names. Null where no rule says so: the clause names none
 * by its number, or one that is tested.
 */
export function ruleOf(line: SheetLine): 'standard' | 'number' | null {
  const covered = coveredOf(line)
  if (covered.length === 0) return 'standard'
  const named = numbersIn(line.clause ?? '')
  const areNone = named.every((number) => !covered.some((standard) => isTested(standard, number)))
  return named.length > 0 && areNone ? 'number' : null
}
