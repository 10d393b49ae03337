/** Exponents of length, force, time and temperature. */
export type Dimension = readonly [length: number, force: number, time: number, temperature: number]

export type Unit = {
  /** As the author wrote it: MPa stays MPa, N/mm² stays N/mm². */
  text: string
  /** One of it in mm, N, s and K. */
  factor: number
  dimension: Dimension
}

/** A number as it was written, with the unit behind it. */
export type Quantity = { number: number; text: string; unit: Unit | null }

export type Comparison = '<=' | '>=' | '<' | '>' | '='

/** An expression as it was written; `column` is where it begins, counted from 1. */
export type Expression = { column: number } & (
  | ({ kind: 'number' } & Quantity)
  | { kind: 'name'; name: string }
  | { kind: 'negative'; of: Expression }
  | { kind: 'binary'; operator: '+' | '-' | '*' | '/' | '^'; left: Expression; right: Expression }
  | { kind: 'call'; name: string; of: Expression[] }
  | { kind: 'lookup'; table: string; key: string; field: string }
  | { kind: 'interp'; table: string; at: Expression; field: string | null }
  | { kind: 'group'; of: Expression }
)

/** `V > 2 kN`, or `grade = S355` for a choice. */
export type Condition = { left: Expression; comparison: Comparison; right: Expression }

export type Case = {
  value: Expression
  /** All of them hold; none where the case is what remains. */
  when: Condition[]
}

/** How a result is shown and read. */
export type Shown = {
  unit: Unit | null
  /** Significant figures; null for the usual three. */
  figures: number | null
  /** Units in which an empirical formula takes plain numbers; null for a formula whose units balance. */
  using: Unit[] | null
}

/** What one line says. */
export type Statement = {
  /** Counted from 1. */
  line: number
  clause: string | null
  label: string | null
} & (
  | { kind: 'title'; text: string }
  | { kind: 'standard'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'assume'; text: string }
  | {
      kind: 'input'
      name: string
      value: Quantity
      from: Quantity | null
      to: Quantity | null
      /** It counts something: a fraction has no sense. */
      isWhole?: true
    }
  /** `words` are those of its own that stand for the rows of a table; `table` is then no name of one. */
  | { kind: 'choice'; name: string; key: string; table: string; words?: string[] }
  | { kind: 'given'; name: string; value: Expression; national: [region: string, value: Expression][] }
  | { kind: 'national'; region: string }
  | ({ kind: 'step'; name: string; cases: Case[] } & Shown)
  | ({
      kind: 'solve'
      name: string
      from: Expression
      to: Expression
      left: Expression
      right: Expression
    } & Shown)
  /** As a scope it says where the calculation holds, and not what a structure bears. */
  | { kind: 'check'; left: Expression; comparison: '<=' | '>='; right: Expression; isScope?: true }
  | { kind: 'plot'; name: string; over: string; from: Quantity; to: Quantity }
  /** `region` says whose national values it takes; null for those that the sheet begins with. */
  | { kind: 'case'; inputs: [name: string, value: Quantity | string][]; region: string | null }
  | { kind: 'expect'; name: string; value: Quantity; tolerance: number }
)

export type StatementOf<K extends Statement['kind']> = Extract<Statement, { kind: K }>

/** What is wrong, where, in a sentence. */
export type SheetError = { line: number; column: number; message: string }

/** A table whose rows are chosen by their first field, or read between by it. */
export type Table = {
  name: string
  version: number
  title: string
  source: string
  /** The first is the key; `words` say what a symbol stands for. */
  fields: { name: string; unit: string | null; words?: string }[]
  rows: (string | number)[][]
}

/** By name. */
export type Tables = ReadonlyMap<string, Table>

export type TableVersion = Pick<Table, 'name' | 'version'>

/** An expression ready to be evaluated: a number, a name, or an operation with its operands. */
export type Code = number | string | Operation
export type Operation = {
  op: string
  of: Code[]
  /** Where a value is read from a table: which, the field's place in a row, and by which name it is shown. */
  table?: string
  as?: string
  field?: number
  /** The row with which a choice is compared. */
  row?: string
}

/** A line ready to be evaluated, everything in mm, N, s and K. */
export type Instruction = { line: number } & (
  | {
      kind: 'input'
      name: string
      value: number
      from: number | null
      to: number | null
      factor: number
      isWhole?: true
    }
  | { kind: 'choice'; name: string; value: string; table: string }
  | { kind: 'given'; name: string; code: Code; national: Record<string, Code> }
  | { kind: 'step'; name: string; cases: { code: Code; when: Operation[] }[] }
  | { kind: 'solve'; name: string; from: Code; to: Code; left: Code; right: Code }
  | { kind: 'check'; left: Code; comparison: '<=' | '>='; right: Code; isCondition?: true }
)

/** A checked sheet without its words: what a browser needs to calculate it again. */
export type Program = {
  instructions: Instruction[]
  /** The tables that it reads, numbers in mm, N, s and K. */
  tables: Record<string, CompiledTable>
}

export type CompiledTable = { fields: string[]; rows: (string | number)[][] }

/** How a name's value is shown. */
export type Display = { factor: number; unit: string | null; figures: number }

/** A sheet that was read and checked. */
export type Sheet = {
  statements: Statement[]
  program: Program
  display: Map<string, Display>
  /** How what is read from a table within an expression is shown, and by which name of our own. */
  found: ReadonlyMap<Expression, { name: string } & Display>
  /** The country whose national values it begins with; null for the recommended ones. */
  home: string | null
  /** Whose national values a reader can choose instead. */
  regions: string[]
  /** The tables that it reads. */
  tables: Table[]
}

/**
 * Inputs and choices that differ from the author's, in mm, N, s and K, and the region of national values:
 * null for those that the sheet begins with.
 */
export type Given = { values: ReadonlyMap<string, number | string>; region: string | null }

/** Inputs and choices as a reader typed and chose them, where they differ from the author's. */
export type Entered = { values: Readonly<Record<string, string>>; region: string | null }

export type CheckResult = {
  line: number
  /** The larger side by the smaller as the check wants them; null where it has no meaning. */
  utilisation: number | null
  passes: boolean
  /** It judges what was entered and where the method holds, and not the structure: “web of class 1”. */
  isCondition: boolean
}

export type Results = {
  values: Map<string, number | string>
  /** By line: why it has no result. */
  errors: Map<number, string>
  /** By line: which of its cases applies. */
  cases: Map<number, number>
  checks: CheckResult[]
}

/** A result over the range of an input, in mm, N, s and K. */
export type PlotOf = {
  name: string
  over: string
  from: number
  to: number
  x: Display
  y: Display
  /** The input counts something. */
  isWhole?: true
}

/** What a browser needs to calculate a sheet again and show it in the page. */
export type LiveSheet = {
  program: Program
  /** The numbers of the page that change, by `data-v`; an operand is in brackets where it is negative. */
  marks: [name: string, factor: number, figures: number, isOperand?: 1][]
  plots: PlotOf[]
}

/** One value by another hand, beside ours. */
export type VerifiedValue = {
  line: number
  name: string
  /** What the calculation was given, in words; empty for the author's values. */
  inputs: string
  source: string | null
  /** Theirs as it was written, with its unit, and ours in that unit. */
  expected: string
  ours: string
  /** The part by which ours differs from theirs. */
  difference: number | null
  tolerance: number
  holds: boolean
}

/** Who entered a value: the author of the article, an editor, or whoever imported the article. */
export type EnteredBy = 'author' | 'editor' | 'import'

/** A value as it is stored; `entry` is null where nobody recorded who entered it, and on which day. */
export type StoredValue = VerifiedValue & { entry: { by: EnteredBy; on: string } | null }

/** What a calculation comes to where its author did not look. */
export type TriedSheet = {
  /** How many combinations there are of the ends of its ranges and the rows of its choices. */
  combinations: number
  /** Lines without a result at one of them, with the inputs that they depend on, as they would be typed. */
  corners: { line: number; text: string; reason: string; inputs: string }[]
  /** Lines that depend on too many inputs for all of them: tried with each end alone, and all together. */
  partly: { line: number; text: string }[]
  values: VerifiedValue[]
  /** What its author may have forgotten. */
  hints: { line: number; text: string; message: string }[]
}

/** A calculation of an article as it is stored beside it. */
export type ArticleCalculation = {
  /** Its place in the article's page, made of its title. */
  key: string
  /** Counted from 0. */
  position: number
  title: string
  standard: string | null
  /** Its lines as they were written. */
  source: string
  /** The lines of the drawings that follow it. */
  drawings: string[]
  engine: number
  /** How many values by other hands it holds, and each of them. */
  expectedValues: number
  cases: VerifiedValue[]
  verified: boolean
  /** The largest part by which one of them differs from ours; null where nothing is compared. */
  largestDifference: number | null
  /** The tables that it reads. */
  tables: TableVersion[]
}
