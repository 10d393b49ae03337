import type { Table, Tables } from '../types'
import { FUNCTIONS } from './functions'
import { definedBy } from './grammar'
import { STATEMENTS } from './lexemes'
import { spelled } from './names'

export type Suggestion = {
  label: string
  kind: 'statement' | 'name' | 'unit' | 'function' | 'table' | 'field' | 'row' | 'clause'
  /** What it is, in a few words. */
  detail?: string
  /** What is written in its place. */
  written?: string
}

/** What may be written from a place of the line on, counted from 0. */
export type Suggestions = { from: number; options: Suggestion[] }

const MEANINGS: Record<(typeof STATEMENTS)[number], string> = {
  title: 'name of the calculation',
  standard: 'what the clauses belong to',
  heading: 'heading between lines',
  assume: 'what must be true',
  input: 'value that readers change',
  choice: 'row of a table that readers change',
  given: 'value with its clause',
  national: 'country whose values it begins with',
  check: 'comparison with a limit',
  scope: 'where the calculation holds',
  plot: 'result over an input',
  case: 'other inputs for expected values',
  expect: 'value by other means',
}

/** In the order in which they are offered, behind those of the calculation itself. */
const UNITS =
  'mm cm m mm² cm² m² mm³ cm³ m³ mm⁴ cm⁴ mm⁶ N kN MN N/mm kN/m N/mm² MPa GPa kPa kN/m² kN/m³ Nmm Nm kNm MNm kg kg/m kg/m² kg/m³ s ms Hz m/s² K °C rad mrad deg % ‰'.split(
    ' ',
  )
const UNIT = /(?:[A-Za-z]|°C|[°%‰])[A-Za-z°%‰/·^\d⁰¹²³⁴⁵⁶⁷⁸⁹⁻-]*$/
const PARTIAL = /[A-Za-z\u0370-\u03ff]+(?:\d+|_[A-Za-z0-9\u0370-\u03ff._]*)?$/
const BEHIND_NUMBER = /(?<![\p{L}\p{N}_]|[^.]\.)\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/u

/**
 * Returns what may be written at a column of a line; null where nothing is known. `asked` says that the
 * author asked for it: while typing, nothing is offered that would be taken by mistake for a new line.
 */
export function suggestionsAt(
  lines: readonly string[],
  line: number,
  column: number,
  tables: Tables,
  asked: boolean,
): Suggestions | null {
  const before = lines[line]!.slice(0, column)
  const found = clauses(lines, line, before) ?? words(lines, line, before, tables, asked)
  return found && narrowed(found, before, asked)
}

/** Returns the suggestions that begin with what is typed; null for none. */
export function narrowed({ from, options }: Suggestions, before: string, asked: boolean): Suggestions | null {
  const typed = before.slice(from)
  const fitting = options.filter(({ label }) => spelled(label).startsWith(spelled(typed)))
  // A word that is complete needs nothing: Enter is a new line again.
  const isComplete = fitting.some(({ label, written = label }) => written.trim() === typed)
  return fitting.length === 0 || (isComplete && !asked) ? null : { from, options: fitting }
}

/** Behind “@”, the clauses that the calculation names already; null elsewhere. */
function clauses(lines: readonly string[], line: number, before: string): Suggestions | null {
  const [, head] = /^(.*@\s*)[^"@]*$/.exec(before) ?? []
  if (head === undefined || isText(before)) return null
  const named = lines.flatMap((text, index) => {
    const clause = index === line || isText(text) ? '' : (/@([^"@]*)/.exec(text)?.[1] ?? '').trim()
    return clause === '' ? [] : [clause]
  })
  return { from: head.length, options: [...new Set(named)].map((label) => ({ label, kind: 'clause' })) }
}

const isText = (line: string) => /^\s*(?:#|(?:title|standard|heading|assume)\s)/.test(line)

function words(
  lines: readonly string[],
  line: number,
  before: string,
  tables: Tables,
  asked: boolean,
): Suggestions | null {
  if (isText(before) || /[@"]/.test(before)) return null
  const start = /^(\s*)(\p{L}*)$/u.exec(before)
  if (start) return asked || start[2] !== '' ? { from: start[1]!.length, options: statements() } : null
  const names = namesAbove(lines, line)
  const of = (place: RegExp, options: Suggestion[]): Suggestions | null => {
    const found = place.exec(before)
    return found && options.length > 0 ? { from: before.length - (found[1] ?? '').length, options } : null
  }
  const columnsOf = /(?:lookup|interp)\(\s*(\w+)\s*,[^()]*\)\.\w*$/.exec(before)?.[1]
  const chosen = /([\p{L}_.]+)\s*=\s*[\p{L}\p{N}./-]*$/u.exec(before)?.[1]
  const inputs = names.filter(({ as }) => as === 'input' || as === 'choice')
  return (
    of(/^\s*choice\s+.*\sfrom\s+(\w*)$/, tablesOf(tables)) ??
    of(/(?:lookup|interp)\(\s*(\w*)$/, tablesOf(tables)) ??
    of(
      /lookup\(\s*\w+\s*,\s*([\w.]*)$/,
      names.filter(({ as, words }) => as === 'choice' && !words).map(nameOf),
    ) ??
    of(/\.(\w*)$/, columnsOf === undefined ? [] : fieldsOf(tables.get(columnsOf))) ??
    of(/^\s*plot\s+\S+\s+over\s+([\w.]*)$/, names.filter(({ as }) => as === 'input').map(nameOf)) ??
    of(/^\s*case\s+(?:.*,\s*)?([\w.]*)$/, inputs.map(nameOf)) ??
    of(/(?:\sif\s|\sand\s|^\s*case\s).*=\s*([\p{L}\p{N}./-]*)$/u, rowsOf(names, chosen, tables)) ??
    together(unitsAfter(lines, before, asked), expression(names, before, asked))
  )
}

/** What stands in an input in place of a unit. */
const WHOLE: Suggestion = { label: 'whole', kind: 'statement', detail: 'a number of things, no fraction' }

/** Behind a number, “->” and “using”. */
function unitsAfter(
  lines: readonly string[],
  before: string,
  asked: boolean,
): (Suggestions & { isOnly: boolean }) | null {
  const typed = UNIT.exec(before)?.[0] ?? ''
  const ahead = before.slice(0, before.length - typed.length)
  const isWanted = /->\s*$|\susing\s+(?:[^\s,]+\s*,\s*)*$/.test(ahead)
  const isPossible = BEHIND_NUMBER.test(ahead) && (typed !== '' || (asked && !/\d$/.test(ahead)))
  if (!isWanted && !isPossible) return null
  const options = [...new Set([...unitsIn(lines), ...UNITS])]
    .filter((label) => label.startsWith(typed))
    .map((label): Suggestion => ({ label, kind: 'unit' }))
  if (isPossible && /^\s*input\s/.test(before) && 'whole'.startsWith(typed)) options.push(WHOLE)
  return options.length > 0 ? { from: ahead.length, options, isOnly: isWanted } : null
}

/** Behind a number a unit may follow, and a name as well; behind “->” a unit only. */
function together(units: ReturnType<typeof unitsAfter>, names: Suggestions | null): Suggestions | null {
  if (!units || units.from !== names?.from || units.isOnly) return units ?? names
  return { from: units.from, options: [...units.options, ...names.options] }
}

/** The units that stand behind “->” and in the ranges of inputs. */
const unitsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    isText(line)
      ? []
      : [...line.replace(/[@"].*$/, '').matchAll(/(?:->\s*|\d\s)((?:[A-Za-z]|°C|[°%‰])[^\s,.|()*+]*)/g)]
          .map(([, unit]) => unit!)
          .filter((unit) => UNITS.includes(unit)),
  )

/** Names above the line, and functions; behind the sign “=” of what is defined, or in a check. */
function expression(names: Named[], before: string, asked: boolean): Suggestions | null {
  if (!/=|^\s*(?:check|scope|plot|expect)\s/.test(before) || /^\s*(?:input|choice)\s/.test(before))
    return null
  const typed = PARTIAL.exec(before)?.[0] ?? ''
  if (typed === '' && !asked) return null
  return {
    from: before.length - typed.length,
    options: [
      ...names.map(nameOf),
      ...[...FUNCTIONS.keys(), 'lookup', 'interp'].map((label): Suggestion => ({
        label,
        kind: 'function',
        written: `${label}(`,
      })),
    ],
  }
}

type Named = { name: string; as: string; label?: string; table?: string; words?: string[] }

/** Returns the names that the lines above define, the nearest first. */
export function namesAbove(lines: readonly string[], line: number): Named[] {
  const found = new Map<string, Named>()
  for (const text of lines.slice(0, line).toReversed()) {
    const defined = isText(text) ? null : definedBy(text)
    if (defined && !found.has(defined.name))
      found.set(defined.name, {
        ...defined,
        label: /"([^"]*)"/.exec(text)?.[1],
        table: /\sfrom\s+(\w+)/.exec(text)?.[1],
        words: /^\s*choice\s.*?\sof\s+([^@"]*)/
          .exec(text)?.[1]
          ?.trim()
          .split(/\s*,\s*/),
      })
  }
  return [...found.values()]
}

const nameOf = ({ name, as, label }: Named): Suggestion => ({
  label: name,
  kind: 'name',
  detail: label ?? as,
})

const statements = (): Suggestion[] =>
  STATEMENTS.map((label) => ({
    label,
    kind: 'statement',
    detail: MEANINGS[label],
    written: `${label} `,
  }))

const tablesOf = (tables: Tables): Suggestion[] =>
  [...tables.values()].map(({ name, title }) => ({ label: name, kind: 'table', detail: title }))

const fieldsOf = (table: Table | undefined): Suggestion[] =>
  (table?.fields ?? [])
    .slice(1)
    .map(({ name, unit }) => ({ label: name, kind: 'field', detail: unit ?? undefined }))

function rowsOf(names: Named[], chosen: string | undefined, tables: Tables): Suggestion[] {
  const named = names.find(({ name, as }) => as === 'choice' && name === chosen)
  const table = named?.table === undefined ? undefined : tables.get(named.table)
  const rows = named?.words ?? (table?.rows ?? []).map(([row]) => String(row))
  return rows.map((label) => ({ label, kind: 'row' }))
}
