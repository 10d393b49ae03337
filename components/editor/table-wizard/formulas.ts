import { create, parseDependencies, type MathNode } from 'mathjs/number'
import { isIdentifier, numberIn, type WizardColumn, type WizardRow, type WizardTable } from './table'

/**
 * What a cell of a formula comes to. A problem is a mark in the cell and a sentence about it; blank where a
 * cell it reads is.
 */
export type Result = { value: number } | { mark: string; says: string } | 'blank'

// Only the parser is taken: what may be computed is what this file computes.
const { parse } = create({ ...parseDependencies })

const FUNCTIONS: Record<string, (...of: number[]) => number> = {
  abs: Math.abs,
  acos: Math.acos,
  asin: Math.asin,
  atan: Math.atan,
  ceil: Math.ceil,
  cos: Math.cos,
  exp: Math.exp,
  floor: Math.floor,
  ln: Math.log,
  log10: Math.log10,
  max: Math.max,
  min: Math.min,
  round: (of, digits = 0) => Math.round(of * 10 ** digits) / 10 ** digits,
  sin: Math.sin,
  sqrt: Math.sqrt,
  tan: Math.tan,
}
const ONE_OR_MORE = new Set(['max', 'min'])
const CONSTANTS: Record<string, number> = { pi: Math.PI, e: Math.E }
export const FUNCTION_NAMES = Object.keys(FUNCTIONS)

class Problem extends Error {
  constructor(
    readonly mark: string,
    readonly says: string,
  ) {
    super(says)
  }
}
class Blank extends Error {}

/** Characters; a sum of thousands of terms is a tree too deep to be walked. */
const FORMULA_MAX = 1000

const PLACEHOLDER = 'column__'

/** The formula as a tree; columns named in brackets, which may hold anything, stand in it by their number. */
function treeOf(formula: string): { tree: MathNode; bracketed: string[] } {
  if (formula.length > FORMULA_MAX)
    throw new Problem('#ERROR!', `The formula is longer than ${FORMULA_MAX} characters`)
  const bracketed: string[] = []
  const text = formula
    .replace(/^\s*=/, '')
    .replace(/\[([^\]]*)\]/g, (_, name: string) => ` ${PLACEHOLDER}${bracketed.push(name.trim()) - 1} `)
    .replaceAll('×', '*')
    .replaceAll('·', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
  // Before anything is typed there is nothing wrong yet.
  if (!text.trim()) throw new Blank()
  try {
    return { tree: parse(text), bracketed }
  } catch {
    throw new Problem('#ERROR!', 'The formula cannot be read')
  }
}

/** The results of every formula of the table: row's id, then column's id. Nothing throws. */
export function compute(table: WizardTable): Map<string, Map<string, Result>> {
  const trees = new Map<string, Parsed>()
  const formulas = table.columns.filter(({ type }) => type === 'formula')
  for (const { id, formula } of formulas)
    trees.set(
      id,
      attempt(() => treeOf(formula)),
    )
  return new Map(
    table.rows.map((row) => [
      row.id,
      new Map(formulas.map((column) => [column.id, resultIn({ table, row, trees, open: [] }, column)])),
    ]),
  )
}

type Parsed = ReturnType<typeof treeOf> | Problem | Blank

type Scope = {
  table: WizardTable
  row: WizardRow
  trees: Map<string, Parsed>
  /** The formulas that wait for this one. */
  open: string[]
}

function resultIn(scope: Scope, column: WizardColumn): Result {
  try {
    return { value: valueOf(scope, column) }
  } catch (problem) {
    if (problem instanceof Blank) return 'blank'
    if (problem instanceof Problem) return { mark: problem.mark, says: problem.says }
    return { mark: '#ERROR!', says: 'The formula cannot be computed' }
  }
}

function attempt<Value>(make: () => Value): Value | Problem | Blank {
  try {
    return make()
  } catch (problem) {
    if (problem instanceof Problem || problem instanceof Blank) return problem
    throw problem
  }
}

function valueOf(scope: Scope, column: WizardColumn): number {
  if (column.type !== 'formula') return cellOf(scope.row, column)
  if (scope.open.includes(column.id)) throw new Problem('#CYCLE!', `${column.name} depends on itself`)
  const parsed = scope.trees.get(column.id)
  if (!parsed || parsed instanceof Error) throw parsed ?? new Blank()
  const within = { ...scope, open: [...scope.open, column.id] }
  return finite(evaluate(parsed.tree, (name) => named(within, name, parsed.bracketed)))
}

function cellOf({ cells }: WizardRow, { id, name }: WizardColumn): number {
  const cell = cells[id] ?? ''
  if (!cell.trim()) throw new Blank()
  const number = numberIn(cell)
  if (number === null) throw new Problem('#VALUE!', `${name} is not a number`)
  return number
}

function named(scope: Scope, name: string, bracketed: string[]): number {
  const found = meant(scope.table, name, bracketed)
  return typeof found === 'number' ? found : valueOf(scope, found)
}

/** The column or the constant that a name stands for. */
function meant({ columns }: WizardTable, name: string, bracketed: string[]): WizardColumn | number {
  const wanted = name.startsWith(PLACEHOLDER) ? bracketed[Number(name.slice(PLACEHOLDER.length))]! : name
  const found = columns.filter((column) => column.name.trim() === wanted)
  if (found.length > 1) throw new Problem('#NAME?', `Two columns are called ${wanted}`)
  if (found[0]) return found[0]
  if (wanted === name && Object.hasOwn(CONSTANTS, name)) return CONSTANTS[name]!
  throw new Problem('#NAME?', `No column is called ${wanted}`)
}

/**
 * What is wrong with the formula whatever stands in the cells; null where nothing is, or nothing is written
 * yet.
 */
export function formulaProblem({ formula }: WizardColumn, table: WizardTable): string | null {
  if (!formula.trim()) return null
  const found = attempt(() => {
    const { tree, bracketed } = treeOf(formula)
    return evaluate(tree, (name) => {
      meant(table, name, bracketed)
      return 1
    })
  })
  if (!(found instanceof Problem)) return null
  if (found.mark === '#NAME?') return `${found.says}. Columns are called by their names.`
  return found.mark === '#ERROR!' ? `${found.says}.` : null
}

function finite(value: number): number {
  if (Number.isFinite(value)) return value
  throw new Problem('#VALUE!', 'The result is not a number')
}

type Named = (name: string) => number

/** The few kinds of a tree that a formula may have. */
function evaluate(node: MathNode, nameOf: Named): number {
  const of = (child: unknown) => evaluate(child as MathNode, nameOf)
  const parts = node as unknown as Record<string, unknown> & { args: unknown[] }
  switch (node.type) {
    case 'ConstantNode':
      if (typeof parts.value === 'number') return parts.value
      break
    case 'ParenthesisNode':
      return of(parts.content)
    case 'SymbolNode':
      return nameOf(String(parts.name))
    case 'OperatorNode':
      return operate(String(parts.fn), parts.args.map(of))
    case 'FunctionNode':
      return apply(String((parts.fn as { name?: string }).name), parts.args.map(of))
  }
  throw new Problem('#ERROR!', 'The formula may hold numbers, columns, + − × ÷ ^ and functions only')
}

function operate(operator: string, [a = NaN, b = NaN]: number[]): number {
  switch (operator) {
    case 'add':
      return a + b
    case 'subtract':
      return a - b
    case 'multiply':
      return a * b
    case 'divide':
      if (b === 0) throw new Problem('#DIV/0!', 'Division by zero')
      return a / b
    case 'pow':
      if (a === 0 && b < 0) throw new Problem('#DIV/0!', 'Division by zero')
      return a ** b
    case 'unaryMinus':
      return -a
    case 'unaryPlus':
      return a
  }
  throw new Problem('#ERROR!', 'The formula may hold numbers, columns, + − × ÷ ^ and functions only')
}

function apply(name: string, args: number[]): number {
  if (!Object.hasOwn(FUNCTIONS, name)) throw new Problem('#NAME?', `No function is called ${name}`)
  const most = ONE_OR_MORE.has(name) ? Infinity : name === 'round' ? 2 : 1
  if (args.length < 1 || args.length > most)
    throw new Problem('#ERROR!', `${name}() has too few or too many values`)
  if (name === 'round' && !(Math.abs(args[1] ?? 0) <= 15))
    throw new Problem('#VALUE!', 'round() takes up to 15 digits')
  return FUNCTIONS[name]!(...args)
}

/** Six figures are more than any load is known to. */
export const shownNumber = (value: number) => String(Number(value.toPrecision(6)))

export function shownResult(result: Result | undefined): string {
  if (!result || result === 'blank') return ''
  return 'value' in result ? shownNumber(result.value) : result.mark
}

/** The text of a cell as it goes into the article. */
export const shownCell = (row: WizardRow, column: WizardColumn, results: ReturnType<typeof compute>) =>
  column.type === 'formula'
    ? shownResult(results.get(row.id)?.get(column.id))
    : (row.cells[column.id] ?? '').trim()

/** How a formula names a column. */
export const columnToken = (name: string) => (isIdentifier(name.trim()) ? name.trim() : `[${name.trim()}]`)
