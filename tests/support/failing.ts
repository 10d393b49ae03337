import { readGiven } from '@/lib/calculations/calls/rules/given'
import { sheetOf } from './trial'

type Inputs = Record<string, number | string>

/** Which sheet of an article, counted from 0 (the first), and the region of its national values (its own). */
interface Which {
  at?: number
  region?: string
}

/**
 * Calculates an article's sheet with inputs that differ from its own, in the units that a reader sees, and
 * the national values of a region. Throws where an input is refused or outside of its range.
 */
function withInputs(slug: string, inputs: Inputs, { at, region = '' }: Which = {}) {
  const { sheet } = sheetOf(slug, at)
  const { results, errors } = readGiven(sheet, { inputs, region })
  if (!results) throw new Error(errors.map(({ message }) => message).join('\n'))
  return { sheet, results }
}

/** Returns the checks and conditions of an article's sheet with these inputs, each with its words. */
function checksWith(slug: string, inputs: Inputs, which?: Which) {
  const { sheet, results } = withInputs(slug, inputs, which)
  return sheet.statements.flatMap(({ line, label, clause }) =>
    results.checks
      .filter((one) => one.line === line)
      .map((one) => ({ ...one, words: label ?? clause ?? '' })),
  )
}

/** Returns the words of the checks of an article's sheet that fail with these inputs. */
export const failingWith = (slug: string, inputs: Inputs, which?: Which): string[] =>
  checksWith(slug, inputs, which).flatMap(({ passes, words }) => (passes ? [] : [words]))

/** Returns the utilisation of each check of an article's sheet with these inputs, by its words. */
export const utilisationsWith = (slug: string, inputs: Inputs, which?: Which): Record<string, number> =>
  Object.fromEntries(
    checksWith(slug, inputs, which).flatMap(({ utilisation, words }) =>
      utilisation === null ? [] : [[words, utilisation]],
    ),
  )

/** Returns what an article's sheet comes to for a name with these inputs, in the unit that it is shown in. */
export function valueWith(slug: string, name: string, inputs: Inputs, region?: string): number {
  const { sheet, results } = withInputs(slug, inputs, { region })
  return Number(results.values.get(name)) / (sheet.display.get(name)?.factor ?? 1)
}
