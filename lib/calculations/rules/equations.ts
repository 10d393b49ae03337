import { SHEET } from '../constants'
import { parse, readQuantity } from './grammar'
import { expressionOf, nameOf, Unreadable } from './latex'

/** A first calculation made of typed equations. */
export type Proposal = {
  source: string
  /** Statements of the equations that stand in it, and those that nobody could be sure of, as LaTeX. */
  taken: number
  left: string[]
}

type Relation = '=' | '<=' | '>=' | '<' | '>' | '~'
type Part = { relation: Relation | null; latex: string }
type Definition = { name: string; expression: string; unit: string | null }
type Reading = {
  steps: Map<string, Definition>
  values: Map<string, string>
  checks: string[]
  taken: number
  left: string[]
}

const RELATIONS: [command: RegExp, relation: Relation][] = [
  [/^\\(?:leqslant|leq|le)(?![a-zA-Z])|^≤/, '<='],
  [/^\\(?:geqslant|geq|ge)(?![a-zA-Z])|^≥/, '>='],
  [/^\\lt(?![a-zA-Z])|^</, '<'],
  [/^\\gt(?![a-zA-Z])|^>/, '>'],
  [/^\\(?:approx|simeq|cong)(?![a-zA-Z])|^≈/, '~'],
  [/^=/, '='],
]
/** Parts one statement of an equation from the next, outside of brackets. */
const NEXT = /^(?:\\qquad|\\quad|\\\\)(?![a-zA-Z])/

/**
 * Returns a first calculation of equations, in the order of their text: a step for each definition, an input
 * for each name without one, a check for each comparison. Values that the equations state become the inputs'
 * values; an input without one keeps a question mark, which is marked as an error until its author writes it.
 * What cannot be read stands at the end as it was typed.
 */
export function calculationFrom(equations: readonly string[]): Proposal {
  const reading: Reading = { steps: new Map(), values: new Map(), checks: [], taken: 0, left: [] }
  for (const statement of equations.flatMap(statementsIn)) {
    if (take(statement, reading)) reading.taken++
    else reading.left.push(statement)
  }
  const { steps, values, checks, taken, left } = reading
  const ordered = inOrder(steps)
  const used = new Set([...ordered.map(({ expression }) => expression), ...checks].flatMap(namesIn))
  const inputs = [...new Set([...values.keys(), ...used])].filter((name) => !steps.has(name) && name !== 'pi')
  const lines = [
    'title Calculation of the equations',
    ...inputs.map((name) => `input ${name} = ${values.get(name) ?? '?'}`),
    ...ordered.map(({ name, expression, unit }) => `${name} = ${expression}${unit ? ` -> ${unit}` : ''}`),
    ...checks,
    ...left.map((latex) => `# Left to you: ${latex.replace(/\s+/g, ' ')}`.slice(0, SHEET.columns)),
  ]
  return { source: taken === 0 ? '' : lines.join('\n'), taken, left }
}

/** Parts an equation at \qquad and at line ends, outside of brackets, without what only numbers it. */
function statementsIn(latex: string): string[] {
  const plain = latex
    .replace(/\\(?:tag|label)\*?\{[^{}]*\}/g, '')
    .replace(/\\(?:begin|end)\{[^{}]*\}/g, '')
    .replace(/&/g, ' ')
  const found: string[] = []
  let begins = 0
  eachAtTop(plain, (at) => {
    const next = NEXT.exec(plain.slice(at))?.[0]
    if (!next) return
    found.push(plain.slice(begins, at))
    begins = at + next.length
  })
  return [...found, plain.slice(begins)]
    .map((part) => part.replace(/^[\s,;]+|(?:\\[,;:! ]|[\s,;.])+$/g, '').trim())
    .filter((part) => part !== '' && !/^\([\d.]+[a-z]?\)$/.test(part))
}

function eachAtTop(latex: string, visit: (at: number) => void): void {
  let depth = 0
  for (let at = 0; at < latex.length; at++) {
    if (/[{([]/.test(latex[at]!)) depth++
    else if (/[})\]]/.test(latex[at]!)) depth--
    else if (depth <= 0) visit(at)
    // A command is one sign: \left is no “l”, and \\ no two.
    if (latex[at] === '\\' && /[{}\\]/.test(latex[at + 1] ?? '')) at++
  }
}

function partsOf(statement: string): Part[] {
  const parts: Part[] = []
  let [begins, relation]: [number, Relation | null] = [0, null]
  eachAtTop(statement, (at) => {
    const rest = statement.slice(at)
    for (const [command, next] of RELATIONS) {
      const sign = command.exec(rest)?.[0]
      if (sign === undefined || at < begins) continue
      parts.push({ relation, latex: statement.slice(begins, at).trim() })
      ;[begins, relation] = [at + sign.length, next]
      return
    }
  })
  return [...parts, { relation, latex: statement.slice(begins).trim() }]
}

/** Takes a statement into what was read so far; whether it could. */
function take(statement: string, reading: Reading): boolean {
  const [first, ...rest] = partsOf(statement)
  if (!first || rest.length === 0) return false
  try {
    const name = nameOf(first.latex)
    const equal = rest
      .filter(({ relation }) => relation === '=' || relation === '~')
      .map(({ latex }) => latex)
    const bound = rest.filter(({ relation }) => relation !== '=' && relation !== '~')
    if (name === null) return takeCheck(first.latex, rest, reading)
    if (equal.length === 0) return takeCheck(first.latex, rest, reading)
    takeDefinition(name, equal.map(expressionOf), reading)
    for (const { relation, latex } of bound) addCheck(name, relation!, expressionOf(latex), reading)
    return true
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return false
  }
}

/** `b_w = 300 mm` is a value; `V = k d = 85 kN` a step with the unit of its result. */
function takeDefinition(name: string, expressions: string[], { steps, values }: Reading): void {
  const formula = expressions.find((expression) => namesIn(expression).some((used) => used !== 'pi'))
  const result = expressions.findLast((expression) => isQuantity(expression))
  if (formula !== undefined && namesIn(formula).includes(name)) throw new Unreadable('defined by itself')
  const unit = result === undefined ? null : unitOfQuantity(result)
  const known = steps.get(name)
  if (known) {
    known.unit ??= unit
    if (formula !== undefined && formula !== known.expression) throw new Unreadable('defined twice')
    return
  }
  if (formula !== undefined) {
    steps.set(name, { name, expression: formula, unit })
    values.delete(name)
    return
  }
  const value = result ?? expressions[0]!
  if (isQuantity(value)) values.set(name, value)
  // Numbers alone, without a result: a step that calculates them.
  else steps.set(name, { name, expression: value, unit: null })
}

function takeCheck(left: string, rest: Part[], reading: Reading): boolean {
  const [{ relation, latex } = { relation: null, latex: '' }] = rest
  if (rest.length !== 1 || relation === null || relation === '=' || relation === '~') return false
  addCheck(expressionOf(left), relation, expressionOf(latex), reading)
  return true
}

function addCheck(left: string, relation: Relation, right: string, { checks }: Reading): void {
  // The notation has no strict comparison of a check: at the limit itself it would decide otherwise.
  const said = `check ${left} ${relation.startsWith('<') ? '<=' : '>='} ${right}`
  if (!checks.includes(said)) checks.push(said)
}

const isQuantity = (expression: string): boolean => 'quantity' in readQuantity(expression)

function unitOfQuantity(expression: string): string | null {
  const read = readQuantity(expression)
  return 'quantity' in read ? (read.quantity.unit?.text ?? null) : null
}

/** Definitions in the order in which they can be calculated; a circle is left in the order of the text. */
function inOrder(steps: Map<string, Definition>): Definition[] {
  const ordered = new Map<string, Definition>()
  const visit = (definition: Definition, above: ReadonlySet<string>) => {
    if (ordered.has(definition.name) || above.has(definition.name)) return
    for (const used of namesIn(definition.expression)) {
      const other = steps.get(used)
      if (other) visit(other, new Set([...above, definition.name]))
    }
    ordered.set(definition.name, definition)
  }
  for (const definition of steps.values()) visit(definition, new Set())
  return [...ordered.values()]
}

/** The names that an expression uses: read as the grammar reads it, so that units and functions are none. */
function namesIn(expression: string): string[] {
  const text = expression.startsWith('check ') ? expression : `check ${expression} <= 0`
  const { statements } = parse(text)
  const found = new Set<string>()
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('kind' in node && node.kind === 'name' && 'name' in node) found.add(String(node.name))
    for (const value of Object.values(node)) visit(value)
  }
  visit(statements)
  return [...found]
}
