import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { readBody } from './seed-body'
import { TABLES } from './tables'

/** What an article's live calculation comes to with other inputs than its author's. */
export interface Trial {
  /** Returns the value of a name in the unit that it is shown in. */
  value: (name: string) => number
  /** The lines of the checks that do not pass, as they are written. */
  failed: string[]
}

/**
 * Returns a calculation of a slug's article, counted from 0, read, and its lines. Throws where there is none.
 */
export function sheetOf(slug: string, at = 0) {
  const article = readFileSync(join(process.cwd(), 'prisma/seed/articles', `${slug}.html`), 'utf8')
  const source = readBody(article.slice(article.indexOf('\n---\n') + 5)).calculations[at] ?? ''
  const { sheet } = readSheet(source, TABLES)
  if (!sheet) throw new Error(`${slug} has no calculation that can be read`)
  return { sheet, lines: source.split('\n') }
}

/**
 * Calculates the first calculation of a slug's article with these inputs, in N and mm (kN and m are
 * multiples of them), and its recommended values. Throws where an input is refused.
 */
export function trialOf(slug: string, inputs: Record<string, number | string>): Trial {
  const { sheet, lines } = sheetOf(slug)
  const { values, errors, checks } = calculate(sheet.program, {
    values: new Map(Object.entries(inputs)),
    region: null,
  })
  if (errors.size > 0) throw new Error([...errors].map(([line, why]) => `Line ${line}: ${why}`).join('\n'))
  return {
    failed: checks.filter(({ passes }) => !passes).map(({ line }) => lines[line - 1] ?? ''),
    value: (name) => Number(values.get(name)) / sheet.display.get(name)!.factor,
  }
}
