import { readGiven } from '@/lib/calculations/calls/rules/given'
import { sheetOf } from './trial'

type Inputs = Record<string, number | string>

/**
 * Calculates an article's sheet with inputs that differ from its own, in the units that a reader sees, and
 * the national values of a region. Throws where an input is refused or outside of its range.
 */
function withInputs(slug: string, inputs: Inputs, region = '') {
  const { sheet } = sheetOf(slug)
  const { results, errors } = readGiven(sheet, { inputs, region })
  if (!results) throw new Error(errors.map(({ message }) => message).join('\n'))
  return { sheet, results }
}

/** Returns the words of the checks of an article's sheet that fail with these inputs. */
export function failingWith(slug: string, inputs: Inputs): string[] {
  const { sheet, results } = withInputs(slug, inputs)
  const failed = new Set(results.checks.filter(({ passes }) => !passes).map(({ line }) => line))
  return sheet.statements
    .filter(({ line }) => failed.has(line))
    .map(({ label, clause }) => label ?? clause ?? '')
}

/** Returns what an article's sheet comes to for a name with these inputs, in the unit that it is shown in. */
export function valueWith(slug: string, name: string, inputs: Inputs, region?: string): number {
  const { sheet, results } = withInputs(slug, inputs, region)
  return Number(results.values.get(name)) / (sheet.display.get(name)?.factor ?? 1)
}
