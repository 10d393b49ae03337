import type { FieldError } from '@/lib/core/errors'
import { calculate } from '../../engine'
import { converted } from '../../rules/conversion'
import { inBase } from '../../rules/dimensions'
import { readQuantity } from '../../rules/grammar'
import { plainName, spelled } from '../../rules/names'
import { grouped, plainNumber } from '../../rules/numbers'
import type { Given, Quantity, Results, Sheet, StatementOf } from '../../types'
import type { RunInput } from '../schema'

type Read =
  { given: Given; results: Results; errors: [] } | { given: null; results: null; errors: FieldError[] }

/**
 * Reads the inputs of a program for a sheet, and calculates with them. Returns what is wrong with each input
 * in a sentence where one is unknown, is no value of its kind, or leaves its range.
 */
export function readGiven(sheet: Sheet, { inputs, region }: RunInput): Read {
  const values = new Map<string, number | string>()
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path, message })
  for (const [written, value] of Object.entries(inputs)) {
    const path = `inputs.${written}`
    const name = spelled(written)
    const statement = sheet.statements.find(
      (one) => (one.kind === 'input' || one.kind === 'choice') && one.name === name,
    ) as StatementOf<'input' | 'choice'> | undefined
    if (values.has(name)) refuse(path, `${plainName(name)} is given twice.`)
    else if (!statement) refuse(path, unknown(name, sheet))
    else {
      const read = statement.kind === 'input' ? numberOf(statement, value) : rowOf(statement, value, sheet)
      if ('problem' in read) refuse(path, read.problem)
      else values.set(name, read.value)
    }
  }
  const isHome = !region || region === sheet.home
  if (!isHome && !sheet.regions.includes(region)) refuse('region', noRegion(sheet))
  if (errors.length > 0) return { given: null, results: null, errors }
  const given: Given = { values, region: isHome ? null : region }
  const results = calculate(sheet.program, given)
  for (const statement of sheet.statements)
    if (statement.kind === 'input' && results.errors.has(statement.line))
      refuse(`inputs.${statement.name}`, refused(statement, values.get(statement.name)))
  return errors.length > 0 ? { given: null, results: null, errors } : { given, results, errors: [] }
}

type Value = { value: number | string } | { problem: string }

function numberOf({ name, value: own }: StatementOf<'input'>, given: number | string): Value {
  const { unit } = own
  const read = typeof given === 'number' ? { quantity: bare(given) } : readQuantity(given)
  if ('problem' in read) return { problem: `${plainName(name)}: ${read.problem}` }
  const { quantity } = read
  // A number alone is in the input's own unit.
  if (!quantity.unit) {
    const value = inBase({ ...quantity, unit })
    return Number.isFinite(value) ? { value } : { problem: `${plainName(name)} is beyond every number.` }
  }
  const inUnit = converted(quantity.number, quantity.unit, unit)
  if ('problem' in inUnit) return { problem: `${plainName(name)}: ${inUnit.problem}` }
  return { value: inUnit.number * (unit?.factor ?? 1) }
}

const bare = (number: number): Quantity => ({ number, text: String(number), unit: null })

/** A row may be called by a number: 8.8 of the bolt classes. */
function rowOf({ table, words }: StatementOf<'choice'>, given: number | string, { program }: Sheet): Value {
  const rows = program.tables[table]!.rows.map(([row]) => String(row))
  const value = String(given).trim()
  return rows.includes(value)
    ? { value }
    : {
        problem: words
          ? `“${value}” is none of ${rows.join(', ')}.`
          : `“${value}” is no row of ${table}. It has ${rows.join(', ')}.`,
      }
}

function unknown(name: string, { statements }: Sheet): string {
  const calculated = statements.some((one) => 'name' in one && one.name === name)
  if (calculated) return `${plainName(name)} is calculated, and cannot be given.`
  const names = statements.flatMap((one) => (one.kind === 'input' || one.kind === 'choice' ? [one.name] : []))
  return names.length > 0
    ? `The calculation has no input “${name}”. It has ${names.join(', ')}.`
    : `The calculation has no input “${name}”, nor any other.`
}

const noRegion = ({ home, regions }: Sheet): string =>
  regions.length > 0
    ? `The calculation has no values for this region. It has some for ${[home, ...regions].filter(Boolean).join(', ')}.`
    : 'The calculation has no national values.'

function refused(
  { name, value: own, from, to, isWhole }: StatementOf<'input'>,
  given?: number | string,
): string {
  const factor = own.unit?.factor ?? 1
  const shown = (base: number) => [plainNumber(base / factor), own.unit?.text].filter(Boolean).join(' ')
  const range =
    from && to
      ? `from ${shown(inBase(from))} to ${shown(inBase(to))}`
      : isWhole
        ? 'alone'
        : 'within its range'
  const said = typeof given === 'number' ? shown(given) : grouped(own.text)
  return `${plainName(name)} is ${said}; the calculation holds ${isWhole ? 'for whole numbers ' : ''}${range}.`
}
