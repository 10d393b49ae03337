import type {
  Code,
  CompiledTable,
  Condition,
  Dimension,
  Display,
  Expression,
  Operation,
  Quantity,
  StatementOf,
  Table,
  Tables,
  Unit,
} from '../types'
import { FIGURES } from '../constants'
import { FUNCTIONS, ROUNDING_FUNCTIONS } from './functions'
import { plainName } from './names'
import {
  describe,
  isNumber,
  isUnitName,
  multiplied,
  NUMBER,
  raisedTo,
  sameDimension,
  scaleIn,
  unitMeant,
  unitOf,
} from './units'

/** What is known of a name: a value of a dimension and its unit, or a row that was chosen from a table. */
type Known = { dimension: Dimension; unit?: Unit | null } | { table: string } | 'in error'

/**
 * An operand with what it is; a literal 0 is of every dimension, which null says. `unit` is the one that was
 * typed for all of it; none where there are several, or it is calculated. A multiple is of another size than
 * what it is a multiple of (L/250), and keeps its unit in a sum alone.
 */
type Typed = { code: Code; dimension: Dimension | null; unit?: Unit | null; multipleOf?: Unit | null }

export class Refusal extends Error {
  constructor(
    readonly column: number,
    message: string,
  ) {
    super(message)
  }
}

/** Whether what a choice names is words of its own: no table has a blank in its name. */
const isOfWords = (table: string): boolean => table.includes(' ')

/** A line uses a name whose own line is wrong, which is no second error. */
export class Follows extends Error {}

/** The names and tables that a line may use: what each expression comes out as, checked and compiled. */
export class Scope {
  private readonly known = new Map<string, Known>([['pi', { dimension: NUMBER }]])
  /** The tables that are read, as a browser needs them. */
  readonly read = new Map<string, CompiledTable>()
  /** What is read from them, by where it stands: it has no name of an author's. */
  readonly found = new Map<Expression, { name: string } & Display>()

  constructor(private readonly tables: Tables) {}

  /** Returns the tables that were read, whole; the words of choices are in none. */
  tablesRead = (): Table[] => [...this.read.keys()].flatMap((name) => this.tables.get(name) ?? [])

  /** Defines the name of a choice, and its words where it has some of its own. */
  choose({ name, table, words }: StatementOf<'choice'>): void {
    if (words) this.read.set(table, { fields: ['word'], rows: words.map((word) => [word]) })
    this.define(name, { table })
  }

  /** Refuses what is no row of a table, and none of the words of a choice. */
  requireRow(table: string, key: string, column: number, isListed = false): void {
    const isOwn = isOfWords(table)
    const rows = (isOwn ? this.read.get(table)! : this.table(table)).rows.map(([row]) => String(row))
    if (rows.includes(key)) return
    if (isOwn) refuse(column, `“${key}” is none of ${rows.join(', ')}.`)
    refuse(column, `The table ${table} has no row “${key}”.${isListed ? ` It has ${rows.join(', ')}.` : ''}`)
  }

  /** Returns what is known of a name; undefined for one that no line above defines. Throws Follows. */
  meaningOf(name: string): Exclude<Known, 'in error'> | undefined {
    const known = this.known.get(name)
    if (known === 'in error') throw new Follows()
    return known
  }

  /** The line of a name is wrong: what follows from it is no further error. */
  giveUp(name: string): void {
    if (!this.known.has(name)) this.known.set(name, 'in error')
  }

  /** Defines a name. Throws a Refusal for a unit, a function or a name that is defined already. */
  define(name: string, known: Known): void {
    if (isUnitName(name))
      refuse(1, `${name} is a unit; another name is needed, with an index for instance: ${name}_1.`)
    if (FUNCTIONS.has(name) || RESERVED.has(name))
      refuse(1, `${name} means something else here; please choose another name.`)
    if (this.known.has(name))
      refuse(1, `${plainName(name)} has a value already; each name is given one value.`)
    this.known.set(name, known)
  }

  valueOf(name: string, column: number): Dimension {
    const known = this.meaningOf(name)
    if (!known) refuse(column, this.unknown(name))
    if ('table' in known && isOfWords(known.table))
      refuse(column, `${plainName(name)} is a word: write a number for it, such as 1.0 if ${name} = … | 0.5.`)
    if ('table' in known)
      refuse(
        column,
        `${plainName(name)} is a row of ${known.table}: write lookup(${known.table}, ${name}).field.`,
      )
    return known.dimension
  }

  private unitOfName(name: string): Unit | null {
    const known = this.meaningOf(name)
    return (known && 'dimension' in known && known.unit) || null
  }

  private unknown(name: string): string {
    if (isUnitName(name))
      return `“${name}” is read as a name here: a unit stands behind a number, without blanks inside (kN/m²).`
    const near = [...this.known.keys()].find((other) => other.toLowerCase() === name.toLowerCase())
    const unit = unitMeant(name)
    const meant = near ? `; ${plainName(near)} is` : unit ? `; the unit is written ${unit}` : ''
    return `${plainName(name)} is not defined in a line above${meant}.`
  }

  table(name: string): Table {
    const table = this.tables.get(name)
    if (!table)
      refuse(1, `There is no table “${name}”. There are ${[...this.tables.keys()].join(', ') || 'none'}.`)
    if (!this.read.has(name)) this.read.set(name, compiledTable(table))
    return table
  }

  condition({ left, comparison, right }: Condition, using: Unit[] | null): Operation {
    const chosen = left.kind === 'name' ? this.meaningOf(left.name) : undefined
    if (left.kind === 'name' && chosen && 'table' in chosen) {
      if (comparison !== '=')
        refuse(
          right.column,
          `A choice is compared by = with ${isOfWords(chosen.table) ? 'one of its words' : `a row of ${chosen.table}`}.`,
        )
      const key = right.kind === 'name' ? right.name : right.kind === 'number' ? right.text : ''
      this.requireRow(chosen.table, key, right.column)
      return { op: 'is', of: [left.name], row: key }
    }
    const [a, b] = [this.typed(left, using), this.typed(right, using)]
    alike(a, b, right.column)
    return { op: comparison, of: [a.code, b.code] }
  }

  /** Returns an expression ready to be evaluated, and its dimension; with `using`, of plain numbers. */
  typed(expression: Expression, using: Unit[] | null = null): Typed {
    switch (expression.kind) {
      case 'number':
        return literal(expression, using)
      case 'name':
        return this.named(expression.name, expression.column, using)
      case 'group':
        return this.typed(expression.of, using)
      case 'negative': {
        const { code, ...of } = this.typed(expression.of, using)
        return { ...of, code: { op: 'neg', of: [code] } }
      }
      case 'binary':
        return this.binary(expression, using)
      case 'call':
        return this.call(expression, using)
      case 'lookup':
        return this.lookup(expression, using)
      case 'interp':
        return this.interp(expression, using)
    }
  }

  private named(name: string, column: number, using: Unit[] | null): Typed {
    const dimension = this.valueOf(name, column)
    if (!using) return { code: name, dimension, unit: this.unitOfName(name) }
    return asPlain({ code: name, dimension }, using, column, plainName(name))
  }

  private binary(expression: Expression & { kind: 'binary' }, using: Unit[] | null): Typed {
    const { operator, column } = expression
    const left = this.typed(expression.left, using)
    const right = this.typed(expression.right, using)
    const code: Code = { op: operator, of: [left.code, right.code] }
    if (operator === '+' || operator === '-')
      return { code, dimension: alike(left, right, column), unit: unitOfAll([left, right].map(asSummand)) }
    if (operator === '*' || operator === '/') {
      if (operator === '/' && constant(expression.right) === 0) refuse(column, 'This divides by zero.')
      // Nought times a length is a length.
      if (left.dimension === null && operator === '*')
        return { code, dimension: right.dimension, unit: right.unit }
      return {
        code,
        dimension: multiplied(left.dimension ?? NUMBER, right.dimension ?? NUMBER, operator === '*' ? 1 : -1),
        multipleOf: multipleOf(left, right, operator),
      }
    }
    if (right.dimension && !isNumber(right.dimension))
      refuse(column, `An exponent is a plain number, and not ${describe(right.dimension)}.`)
    if (left.dimension === null || isNumber(left.dimension)) return { code, dimension: NUMBER }
    const exponent = constant(expression.right)
    if (exponent === null)
      refuse(
        column,
        `${sentence(describe(left.dimension))} is raised to a number that is written out, like 2 or (1/3).`,
      )
    return { code, dimension: raisedTo(left.dimension, exponent) }
  }

  private call({ name, of, column }: Expression & { kind: 'call' }, using: Unit[] | null): Typed {
    const typed = of.map((operand) => this.typed(operand, using))
    const code: Code = { op: name, of: typed.map((operand) => operand.code) }
    const [first] = typed
    const { takes } = FUNCTIONS.get(name)!
    if (OF_ANGLES.has(name)) refuseDegrees(name, of[0]!)
    if (takes === 'any') return { code, dimension: first!.dimension && raisedTo(first!.dimension, 0.5) }
    if (takes === 'alike') {
      const dimension = typed.reduce<Dimension | null>(
        (before, operand, index) => alike({ code: 0, dimension: before }, operand, of[index]!.column),
        null,
      )
      if (ROUNDING_FUNCTIONS.has(name) && of.length === 1 && dimension && !isNumber(dimension))
        refuse(column, `${sentence(describe(dimension))} is rounded to a step: ${name}(x, 25 mm).`)
      return { code, dimension, unit: unitOfAll(typed) }
    }
    typed.forEach(({ dimension }, index) => {
      if (dimension && !isNumber(dimension))
        refuse(of[index]!.column, `${name} takes a plain number, and not ${describe(dimension)}.`)
    })
    return { code, dimension: NUMBER }
  }

  private lookup(expression: Expression & { kind: 'lookup' }, using: Unit[] | null): Typed {
    const { table, key, field, column } = expression
    // A table that is not there is refused as that.
    this.table(table)
    const known = this.meaningOf(key)
    if (!known || !('table' in known) || known.table !== table)
      refuse(column, `${plainName(key)} is no choice from ${table}: choice ${key} = … from ${table}.`)
    const [index, unit] = this.field(table, field, column)
    const as = this.nameOfFound(expression, unit, 0)
    const code: Code = { op: 'lookup', of: [key], table, field: index, as }
    const typed = { code, dimension: unit?.dimension ?? NUMBER }
    return using ? asPlain(typed, using, column, field) : typed
  }

  private interp(expression: Expression & { kind: 'interp' }, using: Unit[] | null): Typed {
    const { table, at, field, column } = expression
    const { fields, rows } = this.table(table)
    const x = this.typed(at)
    const keyUnit = unitOfField(fields[0]!.unit)
    alike(x, { code: 0, dimension: keyUnit?.dimension ?? NUMBER }, at.column)
    const keys = rows.map(([key]) => key)
    if (keys.some((key, row) => typeof key !== 'number' || (row > 0 && key <= Number(keys[row - 1]))))
      refuse(column, `The rows of ${table} are no rising numbers to read between; lookup finds one of them.`)
    const [index, unit] = this.field(table, field ?? fields[1]?.name ?? '', column)
    const as = this.nameOfFound(expression, unit, FIGURES)
    const code: Code = { op: 'interp', of: [x.code], table, field: index, as }
    const typed = { code, dimension: unit?.dimension ?? NUMBER }
    return using ? asPlain(typed, using, column, table) : typed
  }

  /** No author can write the name. Of a row all figures are shown, between two of them the usual ones. */
  private nameOfFound(expression: Expression, unit: Unit | null, figures: number): string {
    const name = `@${this.found.size}`
    this.found.set(expression, { name, unit: unit?.text ?? null, factor: unit?.factor ?? 1, figures })
    return name
  }

  private field(table: string, field: string, column: number): [index: number, unit: Unit | null] {
    const { fields, rows } = this.table(table)
    const index = fields.findIndex(({ name }) => name === field)
    if (index < 1)
      refuse(
        column,
        `The table ${table} has no field “${field}”. It has ${fields
          .slice(1)
          .map(({ name }) => name)
          .join(', ')}.`,
      )
    if (rows.some((row) => typeof row[index] !== 'number'))
      refuse(column, `The field ${field} of ${table} holds words, and cannot be calculated with.`)
    return [index, unitOfField(fields[index]!.unit)]
  }
}

const RESERVED = new Set([
  'if',
  'and',
  'in',
  'to',
  'using',
  'national',
  'from',
  'over',
  'solve',
  'pi',
  'lookup',
  'interp',
])

const OF_ANGLES: ReadonlySet<string> = new Set(['sin', 'cos', 'tan'])

/** A number that is written out has its unit: 45 would be read as radians, and is mostly meant in degrees. */
function refuseDegrees(name: string, angle: Expression): void {
  if (angle.kind === 'number' && !angle.unit && angle.number !== 0)
    refuse(angle.column, `An angle has its unit: ${name}(${angle.text} deg), or ${name}(${angle.text} rad).`)
}

/** Whether an expression is a sine, cosine or tangent, which is a number and no angle. */
export const isOfAngle = (expression: Expression): boolean =>
  expression.kind === 'group' || expression.kind === 'negative'
    ? isOfAngle(expression.of)
    : expression.kind === 'call' && OF_ANGLES.has(expression.name)

export function refuse(column: number, message: string): never {
  throw new Refusal(column, message)
}

const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1)

export const inBase = ({ number, unit }: Quantity): number => number * (unit?.factor ?? 1)

/** Returns the dimension that both have; a literal 0 is of the other's. */
export function alike(left: Typed, right: Typed, column: number): Dimension | null {
  if (left.dimension && right.dimension && !sameDimension(left.dimension, right.dimension))
    refuse(
      column,
      `${sentence(describe(left.dimension))} and ${describe(right.dimension)} do not go together.`,
    )
  return left.dimension ?? right.dimension
}

/** Returns the unit that values of one kind have in common; null where they have several. */
export function unitOfAll(values: readonly Pick<Typed, 'dimension' | 'unit'>[]): Unit | null {
  const [first, ...others] = values.filter(({ dimension }) => dimension !== null)
  return first?.unit && others.every(({ unit }) => unit?.text === first.unit!.text) ? first.unit : null
}

const asSummand = ({ unit, multipleOf: other, ...typed }: Typed): Typed => ({ ...typed, unit: unit ?? other })

/** The unit of a quantity that is taken times or over a plain number: 2 L, L/2. */
function multipleOf(left: Typed, right: Typed, operator: '*' | '/'): Unit | null {
  const isFactor = ({ dimension, unit }: Typed) => isNumber(dimension ?? NUMBER) && !unit
  const quantity = isFactor(right) ? left : operator === '*' && isFactor(left) ? right : null
  return (quantity && asSummand(quantity).unit) ?? null
}

function literal(quantity: Expression & { kind: 'number' }, using: Unit[] | null): Typed {
  const { number, unit, column, text } = quantity
  if (number === 0 && !unit) return { code: 0, dimension: null }
  const typed: Typed = { code: inBase(quantity), dimension: unit?.dimension ?? NUMBER, unit }
  return using && unit ? asPlain(typed, using, column, `${text} ${unit.text}`) : typed
}

/** A value as the plain number that it is in the units of an empirical formula. */
function asPlain({ code, dimension }: Typed, using: Unit[], column: number, said: string): Typed {
  if (!dimension || isNumber(dimension)) return { code, dimension }
  const scale = scaleIn(using, dimension)
  if (scale === null)
    refuse(
      column,
      `${said} is ${describe(dimension)}, which cannot be counted in ${using.map(({ text }) => text).join(' and ')}.`,
    )
  return { code: scale === 1 ? code : { op: '/', of: [code, scale] }, dimension: NUMBER }
}

/** Returns the value of an expression of plain numbers; null where it has names or units. */
function constant(expression: Expression): number | null {
  if (expression.kind === 'number') return expression.unit ? null : expression.number
  if (expression.kind === 'group') return constant(expression.of)
  if (expression.kind === 'negative') {
    const of = constant(expression.of)
    return of === null ? null : -of
  }
  if (expression.kind !== 'binary') return null
  const [left, right] = [constant(expression.left), constant(expression.right)]
  if (left === null || right === null) return null
  if (expression.operator === '+') return left + right
  if (expression.operator === '-') return left - right
  if (expression.operator === '*') return left * right
  if (expression.operator === '/') return right === 0 ? null : left / right
  return null
}

const unitOfField = (text: string | null): Unit | null => (text === null ? null : unitOf(text))

const compiledTable = ({ fields, rows }: Table): CompiledTable => ({
  fields: fields.map(({ name }) => name),
  rows: rows.map((row) =>
    row.map((value, index) =>
      typeof value === 'number' ? value * (unitOfField(fields[index]!.unit)?.factor ?? 1) : value,
    ),
  ),
})
