import type { Tables } from '../types'
import { namesAbove } from './completion'
import { definedBy } from './grammar'

/** What the palette offers, in its order. */
export const TEMPLATES = [
  ['input', 'Input'],
  ['choice', 'Choice'],
  ['given', 'Given'],
  ['step', 'Step'],
  ['check', 'Check'],
  ['table', 'Table'],
  ['plot', 'Plot'],
  ['expect', 'Expect'],
] as const

export type TemplateKind = (typeof TEMPLATES)[number][0]

/**
 * Returns the line that a tool of the palette writes, what the author replaces in braces: `${…}`. It is made
 * of names above the place where it will stand, and new ones, so that it can be read as it is.
 */
export function templateOf(
  kind: TemplateKind,
  lines: readonly string[],
  line: number,
  tables: Tables,
): string {
  const above = namesAbove(lines, line)
  const taken = new Set(namesAbove(lines, lines.length).map(({ name }) => name))
  const free = (name: string): string => {
    let [chosen, count] = [name, 1]
    while (taken.has(chosen)) chosen = `${name}_${++count}`
    return chosen
  }
  const numbers = above.filter(({ as }) => as !== 'choice').map(({ name }) => name)
  const [last = '1.0'] = numbers
  const result = above.find(({ as }) => as === 'step')?.name ?? last
  const input = above.find(({ as }) => as === 'input')?.name ?? 'x'
  // The line speaks of a grade.
  const table = tables.get('steel_grades') ?? [...tables.values()][0]
  const choice = above.find(({ as, words }) => as === 'choice' && !words)
  const read = (choice?.table && tables.get(choice.table)) || table!
  const choose = `choice \${${free('grade')}} = \${${String(table!.rows[0]![0])}} from \${${table!.name}} "\${Label}"`
  switch (kind) {
    case 'input':
      return `input \${${free('x')}} = \${5 kN} in \${1 kN}..\${10 kN} "\${Label}"`
    case 'choice':
      return choose
    case 'given':
      return `given \${${free('k')}} = \${1.0} @ \${clause}`
    case 'step':
      return `\${${free('y')}} = \${${last}} @ \${clause}`
    case 'check':
      return `check \${${last}} <= \${1.0 ${last}} "\${Label}"`
    case 'table': {
      const field = read.fields[1]!.name
      const key = choice?.name ?? free('grade')
      const lookup = `\${${free(field)}} = lookup(\${${read.name}}, \${${key}}).${field}`
      return choice ? lookup : `${choose}\n${lookup}`
    }
    case 'plot':
      return `plot \${${result}} over \${${input}} in \${${rangeOf(lines, input)}} "\${Label}"`
    case 'expect':
      return `expect \${${result}} = \${1.0${unitOfStep(lines, result)}} ± \${0.1 %} "\${by hand}"`
  }
}

/** The range of an input as its own line says it. */
function rangeOf(lines: readonly string[], input: string): string {
  const own = lines.find((line) => definedBy(line)?.name === input)
  return /\sin\s+([^"@]+?)(?:\s+whole)?\s*(?:["@]|$)/.exec(own ?? '')?.[1] ?? '1..10'
}

/** The unit that a step's own line says, with the blank before it. */
function unitOfStep(lines: readonly string[], name: string): string {
  const own = lines.find((line) => definedBy(line)?.name === name)
  const unit = /->\s*([^\s@"]+)/.exec(own ?? '')?.[1]
  return unit ? ` ${unit}` : ''
}
