import type { Case, Condition, Display, Expression, Quantity, Sheet, Unit } from '../types'
import { latexOfName } from './names'
import { scaleIn, unitOf } from './units'

/**
 * A number in an equation that changes with the inputs: what it is, and how it is shown. One that stands
 * behind an operator, or is raised, is in brackets where it is negative.
 */
export type Mark = { name: string; isOperand?: boolean } & Display

/** What a given value is in a country, or by the standard's own recommendation. */
export type Choice = { region: string; value: Expression }

/** Typesets the parts of a sheet; `marks` collects the numbers that change. */
export class Typesetter {
  constructor(
    private readonly sheet: Sheet,
    readonly marks: Mark[],
  ) {}

  /** `v = a/b` in symbols. */
  symbols = (expression: Expression): string => latex(expression, symbolsOnly)

  /**
   * The same with numbers and units in place of names; null where that says no more than the result does.
   * With `using`, the numbers are those of the formula's own units.
   */
  numbers(expression: Expression, using: Unit[] | null): string | null {
    if (!hasName(expression) || isSingle(expression)) return null
    const marked = this.marks.length
    const said = latex(expression, {
      name: (name, isOperand) => this.value(name, using, isOperand),
      number: (quantity) => (using ? latexOfPlain(quantity, using) : latexOfQuantity(quantity)),
      found: (one, isOperand) => this.found(one, using, isOperand),
      hasUnits: !using,
    })
    return this.marks.length > marked ? said : null
  }

  cases = (cases: Case[]): string =>
    cases.length === 1 && cases[0]!.when.length === 0
      ? this.symbols(cases[0]!.value)
      : `\\begin{cases}${cases
          .map(
            ({ value, when }) =>
              `${this.symbols(value)} & ${when.length > 0 ? `\\text{if } ${this.conditions(when)}` : '\\text{otherwise}'}`,
          )
          .join('\\\\')}\\end{cases}`

  choices = (choices: Choice[]): string =>
    choices.length === 1
      ? this.symbols(choices[0]!.value)
      : `\\begin{cases}${choices
          .map(({ region, value }) => `${this.symbols(value)} & \\text{${region}}`)
          .join('\\\\')}\\end{cases}`

  private conditions = (when: Condition[]): string =>
    when
      .map(
        ({ left, comparison, right }) =>
          `${this.symbols(left)} ${SIGNS[comparison]} ${right.kind === 'name' && !this.sheet.display.has(right.name) ? `\\text{${escaped(right.name)}}` : this.symbols(right)}`,
      )
      .join('\\text{ and }')

  /** The number that a name stands for, with its unit; π alone has no number of its own. */
  value(name: string, using: Unit[] | null, isOperand = false): string {
    const shown = this.sheet.display.get(name)
    return shown ? this.marked({ name, isOperand, ...shown }, using) : latexOfName(name)
  }

  /** The same of what is read from a table. */
  found(one: Found, using: Unit[] | null, isOperand = false): string {
    const shown = this.sheet.found.get(one)
    return shown ? this.marked({ isOperand, ...shown }, using) : latexOfFound(one)
  }

  private marked(mark: Mark, using: Unit[] | null): string {
    this.marks.push({ ...mark, factor: using ? factorIn(using, mark) : mark.factor })
    return `{\\htmlData{v=${this.marks.length - 1}}{0}}${using ? '' : latexOfUnit(mark.unit)}`
  }
}

/** Returns what a value is divided by to be the number that an empirical formula takes. */
function factorIn(using: Unit[], { unit, factor }: Pick<Display, 'unit' | 'factor'>): number {
  const known = unit === null ? null : unitOf(unit)
  return (known && scaleIn(using, known.dimension)) ?? factor
}

const latexOfQuantity = ({ text, unit }: Quantity): string => latexOfNumber(text) + latexOfUnit(unit?.text)

function latexOfPlain({ number, text, unit }: Quantity, using: Unit[]): string {
  if (!unit) return latexOfNumber(text)
  const plain = (number * unit.factor) / factorIn(using, { unit: unit.text, factor: unit.factor })
  return latexOfNumber(String(Number(plain.toPrecision(12))))
}

const SIGNS = { '<=': '\\le', '>=': '\\ge', '<': '<', '>': '>', '=': '=' } as const
export const signOf = (comparison: keyof typeof SIGNS): string => SIGNS[comparison]

export type Found = Expression & { kind: 'lookup' | 'interp' }
type Leaves = {
  name: (name: string, isOperand: boolean) => string
  number: (quantity: Quantity) => string
  found: (one: Found, isOperand: boolean) => string
  hasUnits: boolean
}

/** A value of a table, as a function of what it is found by. */
const latexOfFound = (one: Found): string =>
  one.kind === 'lookup'
    ? `${latexOfName(one.field)}(${latexOfName(one.key)})`
    : `${one.field ? latexOfName(one.field) : '\\mathrm{table}'}(${latex(one.at, symbolsOnly)})`

const symbolsOnly: Leaves = {
  name: latexOfName,
  number: latexOfQuantity,
  found: latexOfFound,
  hasUnits: true,
}

/**
 * Lines up what the operators of the notation look like in print. `isOperand` says that the expression begins
 * behind an operator, where a sign of its own would be read as a second one.
 */
function latex(expression: Expression, leaves: Leaves, isOperand = false): string {
  const of = (operand: Expression) => latex(operand, leaves)
  const behind = (operand: Expression) => latex(operand, leaves, true)
  const inner = (operand: Expression) => of(operand.kind === 'group' ? operand.of : operand)
  switch (expression.kind) {
    case 'number':
      return leaves.number(expression)
    case 'name':
      return leaves.name(expression.name, isOperand)
    case 'group':
      return `\\left(${of(expression.of)}\\right)`
    case 'negative': {
      const negative = `-${behind(expression.of)}`
      return isOperand ? `\\left(${negative}\\right)` : negative
    }
    case 'lookup':
    case 'interp':
      return leaves.found(expression, isOperand)
    case 'call':
      return latexOfCall(expression.name, expression.of, of, inner)
    case 'binary': {
      const { operator, left, right } = expression
      if (operator === '/') return `\\dfrac{${inner(left)}}{${inner(right)}}`
      if (operator === '^') return `${baseOf(left, leaves)}^{${latexOfExponent(right, leaves)}}`
      const first = latex(left, leaves, isOperand)
      if (operator !== '*') return `${first} ${operator} ${behind(right)}`
      return `${first}${needsDot(left, right, leaves) ? ' \\cdot ' : ' \\, '}${behind(right)}`
    }
  }
}

/** A fraction in an exponent stays on its line: 1/3. */
function latexOfExponent(exponent: Expression, leaves: Leaves): string {
  const inner = exponent.kind === 'group' ? exponent.of : exponent
  if (inner.kind !== 'binary' || inner.operator !== '/') return latex(inner, leaves)
  return `${latex(inner.left, leaves)}/${latex(inner.right, leaves, true)}`
}

/** A value with its unit is raised as a whole. */
function baseOf(base: Expression, leaves: Leaves): string {
  const isPlain =
    base.kind === 'group' ||
    (base.kind === 'name' && (leaves === symbolsOnly || base.name === 'pi')) ||
    (base.kind === 'number' && !base.unit) ||
    (base.kind === 'name' && !leaves.hasUnits)
  const text = latex(base, leaves, isPlain)
  return isPlain ? text : `\\left(${text}\\right)`
}

/** Two numbers beside each other would be one; symbols need no sign between them. */
function needsDot(left: Expression, right: Expression, leaves: Leaves): boolean {
  if (leaves !== symbolsOnly) return true
  const begins = right.kind === 'binary' && right.operator === '^' ? right.left : right
  return (
    begins.kind === 'number' || begins.kind === 'negative' || (left.kind === 'number' && left.unit !== null)
  )
}

function latexOfCall(
  name: string,
  operands: Expression[],
  of: (operand: Expression) => string,
  inner: (operand: Expression) => string,
): string {
  if (name === 'sqrt') return `\\sqrt{${inner(operands[0]!)}}`
  if (name === 'abs') return `\\left|${inner(operands[0]!)}\\right|`
  const command = COMMANDS.has(name) ? `\\${name}` : `\\operatorname{${name === 'log10' ? 'lg' : name}}`
  return `${command}\\left(${operands.map(of).join(';\\, ')}\\right)`
}

const COMMANDS = new Set(['min', 'max', 'sin', 'cos', 'tan', 'exp', 'ln', 'sinh', 'cosh', 'tanh'])

function latexOfNumber(text: string): string {
  const [mantissa = '', exponent] = text.split('e')
  const [whole = '', decimals] = mantissa.split('.')
  const parted = whole.length > 4 ? whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, '\\,') : whole
  const number = decimals === undefined ? parted : `${parted}.${decimals}`
  return exponent === undefined ? number : `${number} \\cdot 10^{${Number(exponent)}}`
}

/** The author's spelling, upright, with exponents raised: MPa stays MPa. */
function latexOfUnit(unit: string | null | undefined): string {
  if (!unit) return ''
  const text = unit
    .replace(/\^(-?\d)/g, '}^{$1}\\text{')
    .replace(
      /(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹])/g,
      (raised) => `}^{${[...raised].map((sign) => LOWERED[sign]).join('')}}\\text{`,
    )
    .replaceAll('·', '}{\\cdot}\\text{')
    .replaceAll('%', '\\%')
    .replaceAll('°', '}{}^{\\circ}\\text{')
  return `${/^[°%‰]/.test(unit) && unit !== '%' ? '' : '\\,'}\\text{${text}}`.replaceAll('\\text{}', '')
}

const LOWERED: Record<string, string> = {
  '⁻': '-',
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raised, digit) => [raised, String(digit)])),
}

const escaped = (text: string): string => text.replace(/[\\{}$&#^_%~]/g, '\\$&')

const hasName = (expression: Expression): boolean => {
  switch (expression.kind) {
    case 'number':
      return false
    case 'name':
      return expression.name !== 'pi'
    case 'binary':
      return hasName(expression.left) || hasName(expression.right)
    case 'call':
      return expression.of.some(hasName)
    case 'negative':
    case 'group':
      return hasName(expression.of)
    default:
      return true
  }
}

const isSingle = ({ kind }: Expression) => kind === 'name' || kind === 'lookup' || kind === 'interp'
