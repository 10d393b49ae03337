import { FIGURES, RECOMMENDED, SHEET } from '../constants'
import type {
  Case,
  Code,
  Dimension,
  Display,
  Expression,
  Instruction,
  Quantity,
  Sheet,
  SheetError,
  Shown,
  Statement,
  StatementOf,
  Tables,
  Unit,
} from '../types'
import { COUNTRIES } from './countries'
import { parse } from './grammar'
import { plainName } from './names'
import { alike, Follows, inBase, isOfAngle, refuse, Refusal, Scope, unitOfAll } from './dimensions'
import { namesOf } from './slicing'
import { describe, isNumber, NUMBER, sameDimension, usualUnit } from './units'

/**
 * Reads and checks a calculation: names, dimensions, ranges, tables. Returns the sheet, or every line that is
 * wrong with its place and a sentence.
 */
export function readSheet(
  source: string,
  tables: Tables,
): { sheet: Sheet; errors: [] } | { sheet: null; errors: SheetError[] } {
  const { statements, errors, unread } = parse(source)
  const checker = new Checker(tables, unread, homeIn(statements))
  for (const statement of statements) {
    try {
      checker.take(statement)
    } catch (error) {
      checker.giveUp(statement)
      if (error instanceof Refusal)
        errors.push({ line: statement.line, column: error.column, message: error.message })
      else if (!(error instanceof Follows)) throw error
    }
  }
  if (errors.length === 0) errors.push(...checker.withoutHome(statements))
  if (errors.length === 0 && checker.isEmpty())
    errors.push({ line: 1, column: 1, message: 'A calculation has at least one line that is calculated.' })
  if (errors.length > 0) return { sheet: null, errors: errors.toSorted((a, b) => a.line - b.line) }
  return { sheet: checker.sheet(statements), errors: [] }
}

/** Returns the country whose national values lines begin with; null for the recommended ones. */
export const homeIn = (statements: readonly Statement[]): string | null =>
  statements.find((one): one is StatementOf<'national'> => one.kind === 'national')?.region ?? null

class Checker {
  private readonly scope: Scope
  private readonly inputs = new Map<string, StatementOf<'input'>>()
  private readonly display = new Map<string, Display>()
  private readonly instructions: Instruction[] = []
  private readonly regions = new Set<string>()
  /** The line that says whose national values it begins with. */
  private begins: number | null = null
  private solves = 0
  private plots = 0

  constructor(
    tables: Tables,
    unread: string[],
    private readonly home: string | null,
  ) {
    this.scope = new Scope(tables)
    for (const name of unread) this.scope.giveUp(name)
  }

  giveUp(statement: Statement): void {
    if ('name' in statement) this.scope.giveUp(statement.name)
  }

  /** Says where nothing has a value of the country that the calculation begins with. */
  withoutHome = (statements: readonly Statement[]): SheetError[] =>
    statements.flatMap((one) =>
      one.kind === 'national' && !this.regions.has(one.region)
        ? [
            {
              line: one.line,
              column: 1,
              message: `No given value is one of ${one.region}: given x = 1.0 national ${one.region} 0.85.`,
            },
          ]
        : [],
    )

  isEmpty = () =>
    !this.instructions.some(({ kind }) => kind === 'step' || kind === 'solve' || kind === 'check')

  sheet = (statements: Statement[]): Sheet => ({
    statements,
    program: {
      instructions: this.instructions.map(this.forOthers),
      tables: Object.fromEntries(this.scope.read),
    },
    display: this.display,
    found: this.scope.found,
    home: this.home,
    regions: this.others(),
    tables: this.scope.tablesRead(),
  })

  take(statement: Statement): void {
    switch (statement.kind) {
      case 'input':
        return this.input(statement)
      case 'choice':
        return this.choice(statement)
      case 'given':
        return this.given(statement)
      case 'national':
        return this.national(statement)
      case 'step':
        return this.step(statement)
      case 'solve':
        return this.solve(statement)
      case 'check':
        return this.check(statement)
      case 'plot':
        return this.plot(statement)
      case 'case':
        return this.case(statement)
      case 'expect':
        return this.expected(statement)
      default:
    }
  }

  private input({ line, name, value, from, to, isWhole }: StatementOf<'input'>): void {
    const unit = value.unit
    if (isWhole && unit) refuse(1, `What is counted has no unit: ${plainName(name)} is in ${unit.text}.`)
    if (isWhole && [value, from, to].some((one) => one && !Number.isInteger(one.number)))
      refuse(1, `${plainName(name)} is a whole number, and so are both ends of its range.`)
    const dimension = unit?.dimension ?? NUMBER
    for (const limit of [from, to])
      if (limit && !sameDimension(limit.unit?.dimension ?? NUMBER, dimension))
        refuse(1, `${plainName(name)} is ${describe(dimension)}; its range is ${kindOfQuantity(limit)}.`)
    const [least, most] = [from && inBase(from), to && inBase(to)]
    if (least !== null && most !== null && least >= most)
      refuse(1, 'The range of an input begins below its end: 50 kN..3000 kN.')
    const base = inBase(value)
    if ((least !== null && base < least) || (most !== null && base > most))
      refuse(1, `The value of ${plainName(name)} is outside of its own range, ${rangeOf(from, to)}.`)
    this.scope.define(name, { dimension, unit })
    this.inputs.set(name, { line, name, value, from, to, isWhole } as StatementOf<'input'>)
    this.display.set(name, { factor: unit?.factor ?? 1, unit: unit?.text ?? null, figures: 0 })
    this.instructions.push({
      line,
      kind: 'input',
      name,
      value: base,
      from: least,
      to: most,
      factor: unit?.factor ?? 1,
      ...(isWhole && { isWhole }),
    })
  }

  private choice(statement: StatementOf<'choice'>): void {
    const { line, name, key, table } = statement
    if (!statement.words) this.scope.requireRow(table, key, 1, true)
    this.scope.choose(statement)
    this.scope.requireRow(table, key, 1, true)
    this.instructions.push({ line, kind: 'choice', name, value: key, table })
  }

  private given({ line, name, value, national }: StatementOf<'given'>): void {
    const typed = this.scope.typed(value)
    const regional: [string, Code][] = national.map(([region, of]) => {
      const other = this.scope.typed(of)
      alike(typed, other, of.column)
      if (!COUNTRIES.has(region)) refuse(of.column, noCountry(region))
      this.regions.add(region)
      return [region, other.code]
    })
    const own = regional.find(([region]) => region === this.home)
    const chosen: [string, Code][] = own
      ? [[RECOMMENDED, typed.code], ...regional.filter((one) => one !== own)]
      : regional
    const dimension = typed.dimension ?? NUMBER
    const unit = literalOf(value)?.unit ?? typed.unit ?? null
    this.scope.define(name, { dimension, unit })
    // What is taken over from another line is shown as exactly as there.
    const takenOver = [typed.code, ...regional.map(([, code]) => code)].flatMap(namesOf)
    const figures = Math.max(
      figuresIn([value, ...national.map(([, of]) => of)]),
      ...takenOver.map((used) => this.display.get(used)?.figures ?? 0),
    )
    this.show(name, dimension, { unit, figures, using: null })
    this.instructions.push({
      line,
      kind: 'given',
      name,
      code: own ? own[1] : typed.code,
      national: Object.fromEntries(chosen),
    })
  }

  /** What it begins with is compiled as if no other value were there: see `given`. */
  private national({ region, line }: StatementOf<'national'>): void {
    if (!COUNTRIES.has(region)) refuse(1, noCountry(region))
    if (this.begins)
      refuse(1, `A calculation begins with the values of one country: line ${this.begins} has ${this.home}.`)
    this.begins = line
  }

  /** Whose values can be chosen instead of those that the sheet begins with. */
  private others(): string[] {
    const others = [...this.regions].filter((region) => region !== this.home)
    return this.home === null ? others : [RECOMMENDED, ...others]
  }

  /** A country that sets no value of its own has the recommended one, and not that of another. */
  private readonly forOthers = (one: Instruction): Instruction => {
    if (one.kind !== 'given' || !Object.hasOwn(one.national, RECOMMENDED)) return one
    const recommended = one.national[RECOMMENDED]!
    const others = Object.fromEntries(this.others().map((region) => [region, recommended]))
    return { ...one, national: { ...others, ...one.national } }
  }

  private step({ line, name, cases, ...shown }: StatementOf<'step'>): void {
    let dimension: Dimension | null = null
    if (shown.unit && ANGLES.has(shown.unit.text) && cases.some(({ value }) => isOfAngle(value)))
      refuse(1, `${plainName(name)} is a plain number, and no angle to be shown in ${shown.unit.text}.`)
    const values: ReturnType<Scope['typed']>[] = []
    const compiled = cases.map((one: Case) => {
      const typed = this.scope.typed(one.value, shown.using)
      values.push(typed)
      if (dimension && typed.dimension && !sameDimension(dimension, typed.dimension))
        refuse(
          one.value.column,
          `This case is ${describe(typed.dimension)}; the one before is ${describe(dimension)}.`,
        )
      dimension ??= typed.dimension
      return {
        code: scaled(typed.code, shown),
        when: one.when.map((condition) => this.scope.condition(condition, shown.using)),
      }
    })
    // Nought is of every kind, that of its unit too.
    const written = shownAsWritten(cases, shown, unitOfAll(values))
    this.result(name, dimension ?? written.unit?.dimension ?? NUMBER, written, cases[0]!.value.column)
    this.instructions.push({ line, kind: 'step', name, cases: compiled })
  }

  private solve(statement: StatementOf<'solve'>): void {
    const { line, name } = statement
    if (++this.solves > SHEET.solves) refuse(1, `A calculation solves at most ${SHEET.solves} equations.`)
    if (statement.using)
      refuse(1, 'The units of an equation that is solved balance; “using” is for formulas.')
    const from = this.scope.typed(statement.from)
    const to = this.scope.typed(statement.to)
    alike(from, to, statement.to.column)
    const dimension = from.dimension ?? to.dimension ?? NUMBER
    const unit = statement.unit ?? unitOfAll([from, to])
    this.scope.define(name, { dimension, unit })
    const left = this.scope.typed(statement.left)
    const right = this.scope.typed(statement.right)
    alike(left, right, statement.right.column)
    this.show(name, dimension, { ...statement, unit })
    this.instructions.push({
      line,
      kind: 'solve',
      name,
      from: from.code,
      to: to.code,
      left: left.code,
      right: right.code,
    })
  }

  private check({ line, left, comparison, right, clause, isScope }: StatementOf<'check'>): void {
    const [a, b] = [this.scope.typed(left), this.scope.typed(right)]
    alike(a, b, right.column)
    // Two forces, moments or stresses that are entered are an effect and a resistance.
    const isDesign = [a, b].every(({ code, dimension }) => typeof code === 'string' && dimension?.[1] !== 0)
    const isOfInputs = this.isOfInputs(namesOf({ op: comparison, of: [a.code, b.code] }))
    const isCondition = isScope === true || (clause === null && isOfInputs && !isDesign)
    this.instructions.push({
      line,
      kind: 'check',
      left: a.code,
      comparison,
      right: b.code,
      ...(isCondition && { isCondition }),
    })
  }

  /** Whether names are those of inputs, or of given numbers beside them: nothing is calculated among them. */
  private isOfInputs(names: string[]): boolean {
    const isEntered = (name: string) =>
      this.instructions.some((one) => (one.kind === 'input' || one.kind === 'choice') && one.name === name)
    const isNumberGiven = (name: string) =>
      name === 'pi' ||
      this.instructions.some(
        (one) => one.kind === 'given' && one.name === name && typeof one.code === 'number',
      )
    return names.some(isEntered) && names.every((name) => isEntered(name) || isNumberGiven(name))
  }

  private plot({ name, over, from, to }: StatementOf<'plot'>): void {
    if (++this.plots > SHEET.plots) refuse(1, `A calculation has at most ${SHEET.plots} plots.`)
    this.scope.valueOf(name, 1)
    const input = this.inputs.get(over)
    if (!input) refuse(1, `${plainName(over)} is no input; a plot is drawn over an input.`)
    const dimension = input.value.unit?.dimension ?? NUMBER
    for (const limit of [from, to])
      if (!sameDimension(limit.unit?.dimension ?? NUMBER, dimension))
        refuse(
          1,
          `${plainName(over)} is ${describe(dimension)}; the range of the plot is ${kindOfQuantity(limit)}.`,
        )
    const [least, most] = [inBase(from), inBase(to)]
    if (least >= most) refuse(1, 'The range of a plot begins below its end: 150 mm..400 mm.')
    const [first, last] = [input.from && inBase(input.from), input.to && inBase(input.to)]
    if ((first !== null && least < first) || (last !== null && most > last))
      refuse(1, `The range of the plot goes beyond the range of ${plainName(over)}.`)
  }

  private case({ inputs, region }: StatementOf<'case'>): void {
    if (region !== null && region !== this.home && !this.others().includes(region))
      refuse(1, `No given value above is one of “${region}”.`)
    for (const [name, value] of inputs) {
      const known = this.scope.meaningOf(name)
      const input = this.inputs.get(name)
      if (input && typeof value !== 'string') {
        const dimension = input.value.unit?.dimension ?? NUMBER
        if (!sameDimension(value.unit?.dimension ?? NUMBER, dimension))
          refuse(1, `${plainName(name)} is ${describe(dimension)}, and not ${kindOfQuantity(value)}.`)
        if (input.isWhole && !Number.isInteger(value.number))
          refuse(1, `${plainName(name)} is a whole number, and not ${value.text}.`)
        const limits = [input.from && inBase(input.from), input.to && inBase(input.to)]
        if (limits[0] !== null && inBase(value) < limits[0]!)
          refuse(1, `${plainName(name)} is below its range, ${rangeOf(input.from, input.to)}.`)
        if (limits[1] !== null && inBase(value) > limits[1]!)
          refuse(1, `${plainName(name)} is above its range, ${rangeOf(input.from, input.to)}.`)
      } else if (known && 'table' in known && (typeof value === 'string' || value.unit === null)) {
        this.scope.requireRow(known.table, rowOf(value), 1)
      } else refuse(1, `${plainName(name)} is no input${known ? ' that takes this' : ''}.`)
    }
  }

  private expected({ name, value }: StatementOf<'expect'>): void {
    const dimension = this.scope.valueOf(name, 1)
    if (!sameDimension(value.unit?.dimension ?? NUMBER, dimension))
      refuse(1, `${plainName(name)} is ${describe(dimension)}, and not ${kindOfQuantity(value)}.`)
  }

  /** What a line's formula comes out as, and how it is shown. */
  private result(name: string, dimension: Dimension, shown: Shown, column: number): void {
    if (shown.using) {
      if (!isNumber(dimension))
        refuse(column, `With “using”, a formula takes plain numbers; this is ${describe(dimension)}.`)
      dimension = shown.unit?.dimension ?? NUMBER
    }
    this.scope.define(name, { dimension, unit: shown.unit })
    this.show(name, dimension, shown)
  }

  private show(name: string, dimension: Dimension, { unit, figures }: Shown): void {
    if (unit && !sameDimension(unit.dimension, dimension))
      refuse(
        1,
        `${plainName(name)} is ${describe(dimension)}; ${unit.text} is the unit of ${describe(unit.dimension)}.`,
      )
    const shown = unit ?? usualUnit(dimension)
    this.display.set(name, {
      factor: shown?.factor ?? 1,
      unit: shown?.text ?? null,
      figures: figures ?? FIGURES,
    })
  }
}

const noCountry = (region: string): string =>
  `“${region}” is no country with National Annexes; UK, IE and DE are some.`

/** A row may be called by a number: 8.8 of the bolt classes. */
export const rowOf = (value: Quantity | string): string => (typeof value === 'string' ? value : value.text)

const rangeOf = (...limits: (Quantity | null)[]): string =>
  limits.flatMap((limit) => limit && [[limit.text, limit.unit?.text].filter(Boolean).join(' ')]).join(' to ')

const ANGLES: ReadonlySet<string> = new Set(['deg', '°', 'rad', 'mrad'])

const kindOfQuantity = ({ unit }: Quantity): string => describe(unit?.dimension ?? NUMBER)

/** The result of an empirical formula is in its unit. */
const scaled = (code: Code, { using, unit }: Shown): Code =>
  using && unit && unit.factor !== 1 ? { op: '*', of: [code, unit.factor] } : code

/** Significant figures of a number as it was written: two of 1.0 and of 0.0080. */
const figuresOf = (text: string): number =>
  Math.max(1, text.split('e')[0]!.replace(/^0*\.?0*|\./g, '').length)

/** Returns the number that is all of an expression, but for signs and brackets; null for any other. */
export const literalOf = (expression: Expression): Quantity | null =>
  expression.kind === 'number'
    ? expression
    : expression.kind === 'negative' || expression.kind === 'group'
      ? literalOf(expression.of)
      : null

/** Numbers that are written out are shown with the figures that they are written with. */
const figuresIn = (values: Expression[]): number =>
  Math.max(...values.map(literalOf).map((one) => (one ? figuresOf(one.text) : FIGURES)))

/**
 * How a step is shown that asks for no unit: one of numbers alone as its author typed them, any other in the
 * unit that its parts of this kind have in common.
 */
function shownAsWritten(cases: Case[], shown: Shown, common: Unit | null): Shown {
  const values = cases.map(({ value }) => value)
  if (shown.using || shown.unit) return shown
  if (!values.every(literalOf)) return { ...shown, unit: common }
  return { ...shown, unit: literalOf(values[0]!)!.unit, figures: shown.figures ?? figuresIn(values) }
}
