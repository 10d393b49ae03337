import { asTablesWrite } from './as-tables-write'
import { withNation } from './nations'
import { isStopWord } from './stop-words'
import { tokensOf } from './tokens'

/** A column of a table: what it says, its symbol as a search term, and the other words of its head. */
export type Column = {
  head: string
  symbol: string | null
  /** The first character of the symbol as written: q and Q are two symbols, and one search term. */
  letter: string
  name: string
  words: ReadonlySet<string>
  /** What the symbol stands for, in the words of a table of calculations; empty where none are given. */
  description: string
}

/** A table of values: cells as written, and the terms of all that stands around it. */
export type ValueTable = {
  columns: Column[]
  rows: string[][]
  /** A symbol whose values the whole table holds. */
  symbol: string | null
  context: ReadonlySet<string>
  /** What its title or caption says that it holds for: "thickness up to 40 mm". */
  holdsFor: Range | null
  /** Whether it is named by its symbol alone, as a table that calculations choose from is. */
  named: boolean
}

/** A value that a question asks for: which symbols may stand for it, and what else it says. */
export type AskedValue = {
  symbols: ReadonlySet<string>
  /** The first character of the symbol as typed; empty where none was. */
  letter: string
  names: ReadonlySet<string>
  rest: string[]
  years: string[]
  /** A measure in the question that may be a condition, and what the rest is without it. */
  measured: { measure: Measure; rest: string[] } | null
}

/** A number with its unit, as it is typed. */
export type Measure = { number: number; unit: string; text: string }

/** What a table or a column holds for; `over` where its lower end is not in it. */
export type Range = { from: number; over: boolean; to: number; unit: string; text: string }

/** The rows and columns that answer, in their order; `areBegun` where the question begins a name: GL24. */
export type FoundCells = { rows: number[]; columns: number[]; areBegun?: boolean }

type Quantity = {
  symbols: readonly string[]
  names: readonly string[]
  /** The first character of its symbols, where another quantity has them in the other case. */
  letter?: string
}

/**
 * What engineers call a quantity, with the terms of the symbols that tables have for it. Only what means one
 * quantity whatever it is said of: "strength" alone does not.
 */
const QUANTITIES: readonly Quantity[] = [
  {
    symbols: ['fy', 'fyb'],
    names: [
      'yield strength',
      'yield stress',
      'yield point',
      'characteristic yield strength',
      'nominal yield strength',
    ],
  },
  {
    symbols: ['fu', 'fub'],
    names: ['ultimate strength', 'ultimate tensile strength', 'tensile strength', 'ultimate stress'],
  },
  { symbols: ['as'], names: ['tensile stress area', 'tensile area', 'stress area'] },
  { symbols: ['d0'], names: ['hole diameter', 'diameter of hole', 'bolt hole diameter'] },
  {
    symbols: ['ecm'],
    names: [
      'modulus',
      'secant modulus',
      'modulus of elasticity',
      'elastic modulus',
      "young's modulus",
      'youngs modulus',
      'young modulus',
      'e modulus',
    ],
  },
  { symbols: ['fck'], names: ['cylinder strength', 'characteristic cylinder strength'] },
  { symbols: ['fbd'], names: ['bond strength', 'bond stress', 'design bond strength'] },
  { symbols: ['betaw', '#betaw'], names: ['correlation factor', 'weld correlation factor'] },
  { symbols: ['kmod'], names: ['k mod', 'modification factor'] },
  { symbols: [], names: ['unit weight', 'weight density'] },
  { symbols: ['wply', 'wplz'], names: ['plastic modulus', 'plastic section modulus'] },
  { symbols: ['wely', 'welz'], names: ['elastic section modulus'] },
  { symbols: ['iy', 'iz'], letter: 'I', names: ['second moment of area', 'moment of inertia'] },
  { symbols: ['iy', 'iz'], letter: 'i', names: ['radius of gyration', 'radii of gyration'] },
]

/** Families of sections: a size of one is none of another. */
export const FAMILY = /(?<![\p{L}\p{N}])(UB|UC|PFC|SHS|RHS|CHS)s?(?![\p{L}\p{N}])/iu
/** Whether a symbol means another thing in each clause, as k_1 does: alone it asks for nothing. */
export const isOfAnything = (name: string): boolean => /_\d$/.test(name)

/** How a question asks for a national value. */
export const NATIONAL = 'uk'

/** Words that say only that a value is wanted. */
export const FILLER: ReadonlySet<string> = new Set(
  'value values table tables grade equal equals what much find give need according'.split(' '),
)
const MOST_TERMS = 8

/** Partial factors that a standard gives once for all: those of materials. */
export const CONSTANTS: ReadonlySet<string> = new Set([
  '#gammam0',
  '#gammam1',
  '#gammac',
  '#gammas',
  '#gammavs',
])

/** Partial factors of EN 1992-1-1 that a table of γ_M has in the row of their material. */
const MATERIALS: ReadonlyMap<string, string> = new Map([
  ['#gammac', 'concrete'],
  ['#gammas', 'reinforcement'],
])
const OF_MATERIALS = '#gammam'

const SYMBOLS = new Set(QUANTITIES.flatMap(({ symbols }) => symbols))
const NAMES = QUANTITIES.flatMap((quantity) =>
  quantity.names.map((name) => ({ name, quantity, pattern: wholeWords(name) })),
).sort((a, b) => b.name.length - a.name.length)

export const singular = (word: string) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** Returns the terms of a text by which questions and tables are compared. */
export function termsOf(text: string): string[] {
  return tokensOf(text).map(({ kind, term }) => (kind === 'word' ? singular(term) : term))
}

/** Returns the value that a question asks for; null where it asks for none, or for more than can be read. */
export function askedValue(question: string): AskedValue | null {
  if (/["“”„‟«»]|(?:^|\s)[-−–]\p{L}/u.test(question)) return null
  const text = withNation(asTablesWrite(question.replace(/\s+/g, ' ').trim()))
  const named = NAMES.find(({ pattern }) => pattern.test(text))
  const without = named ? text.replace(named.pattern, ' ') : text
  const years = [...without.matchAll(/(?<=[:\s])(?:19|20)\d\d(?!\d)/g)].map(([year]) => year)
  const { symbols, rest, ...said } = partsOf(without, years)
  let { letter } = said
  if (new Set(symbols).size > 1 || rest.length > MOST_TERMS) return null
  const [symbol] = symbols
  // A name and a symbol must mean the same.
  if (named && symbol !== undefined && !named.quantity.symbols.includes(symbol)) return null
  const meant = symbol === undefined ? (named?.quantity.symbols ?? []) : [symbol]
  const names = named?.quantity.names ?? []
  if (meant.length === 0 && names.length === 0) return null
  if (symbol === undefined) letter = named?.quantity.letter ?? ''
  return {
    symbols: new Set(meant),
    letter,
    names: new Set(names),
    rest,
    years,
    measured: measuredIn(without, years),
  }
}

/** What a question says beside the name of its quantity: symbols, and all else that means something. */
function partsOf(text: string, years: readonly string[]) {
  const symbols: string[] = []
  let letter = ''
  const rest: string[] = []
  for (const { kind, term, wider, label, start } of tokensOf(text)) {
    if (wider || years.includes(term)) continue
    if (label !== undefined || SYMBOLS.has(term)) {
      symbols.push(term)
      letter = text[start]!
    } else if (!FILLER.has(term) && !(kind === 'word' && isStopWord(term)))
      rest.push(kind === 'word' ? singular(term) : term)
  }
  const family = FAMILY.exec(text)?.[1]?.toLowerCase()
  if (family !== undefined) rest.push(family)
  return { symbols, letter, rest: [...new Set(rest)] }
}

const MEASURE = /(?<![\p{L}\p{N}.,/×x])(\d+(?:[.,]\d+)?)\s?(mm|m|°C)(?![\p{L}\p{N}²³⁴])/u
/** What a measure is of says nothing more: "60 mm thick". */
const OF_A_MEASURE = /(?<!\p{L})(?:thick(?:ness)?|plates?)(?!\p{L})/giu

/** Returns the one measure of a question; null where there is none, or more. */
export function measureIn(text: string): Measure | null {
  const found = MEASURE.exec(text)
  if (!found || MEASURE.test(text.slice(found.index + found[0].length))) return null
  return { number: Number(found[1]!.replace(',', '.')), unit: found[2]!, text: found[0] }
}

function measuredIn(text: string, years: readonly string[]): AskedValue['measured'] {
  const measure = measureIn(text)
  return (
    measure && {
      measure,
      rest: partsOf(text.replace(measure.text, ' ').replace(OF_A_MEASURE, ' '), years).rest,
    }
  )
}

const RANGE =
  /(?:(over|above)?\s*(?<![\d.])(\d+(?:\.\d+)?)\s?(?:mm|m|°C)?\s+)?(?:up\s)?to\s(\d+(?:\.\d+)?)\s?(mm|m|°C)(?![\p{L}\p{N}])/u

/** Returns what a text says that something holds for: "over 40 up to 63 mm", "up to 16 mm". */
export function rangeIn(text: string): Range | null {
  const found = RANGE.exec(text)
  if (!found) return null
  const [all, over, from, to, unit] = found
  return { from: Number(from ?? 0), over: over !== undefined, to: Number(to), unit: unit!, text: all.trim() }
}

/** Returns whether a measure lies in a range; null where they have different units. */
export const liesIn = ({ number, unit }: Measure, range: Range): boolean | null =>
  unit === range.unit ? (range.over ? number > range.from : number >= range.from) && number <= range.to : null

function wholeWords(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${name.replaceAll(' ', '[\\s-]')}s?(?![\\p{L}\\p{N}_])`, 'iu')
}

/** A number as tables write it, or a range of two. */
const VALUE = /^[−-]?\d+(?:[.,\s]\d+)*(?:\s?(?:to|–|-)\s?\d+(?:[.,\s]\d+)*)?$/
export const isValue = (cell: string): boolean => VALUE.test(cell.trim())

/**
 * Returns the cells of a table that answer: the row that everything else in the question names, and in it the
 * columns of the quantity. Null where a word of the question is not found at the row, the column or around
 * the table, or a cell has no value; 'several' where rows of other names are meant that say different things.
 * A measure that names nothing there is a condition: of a column, or of the whole table, that holds for it.
 */
export const cellsFor = (table: ValueTable, asked: AskedValue): FoundCells | 'several' | null =>
  cellsNamed(table, asked) ?? (asked.measured && cellsWithin(table, asked, asked.measured))

/**
 * Returns what a table holds for where the measure of a question lies outside of it, and the table would
 * answer otherwise; null where it says nothing of that.
 */
export function outsideOf(table: ValueTable, asked: AskedValue): Range | null {
  const { measured } = asked
  if (!measured) return null
  const { measure, rest } = measured
  const own = rangedColumns(table, asked).filter(({ range }) => liesIn(measure, range) !== null)
  const last = own.at(-1)
  if (own.some(({ range }) => liesIn(measure, range))) return null
  if (last) {
    const symbols = new Set([last.symbol])
    return cellsNamed(table, { ...asked, symbols, names: new Set(), rest }) ? last.range : null
  }
  const { holdsFor } = table
  return holdsFor && liesIn(measure, holdsFor) === false && cellsNamed(table, { ...asked, rest })
    ? holdsFor
    : null
}

/** The columns of a symbol that hold for a range each: f_y,16 up to 16 mm, f_y,40 over 16 up to 40 mm. */
function rangedColumns({ columns }: ValueTable, { symbols }: AskedValue) {
  return columns.flatMap(({ symbol, head, description }) => {
    const range = rangeIn(`${description} ${head}`)
    const isOwn = [...symbols].some(
      (one) => symbol?.startsWith(one) && /^\d*$/.test(symbol.slice(one.length)),
    )
    return symbol !== null && range && isOwn ? [{ symbol, range }] : []
  })
}

function cellsWithin(
  table: ValueTable,
  asked: AskedValue,
  { measure, rest }: NonNullable<AskedValue['measured']>,
): FoundCells | 'several' | null {
  const ranged = rangedColumns(table, asked)
  const fitting = ranged.flatMap(({ symbol, range }) => (liesIn(measure, range) ? [symbol] : []))
  if (ranged.length > 0)
    return fitting.length === 1
      ? cellsNamed(table, { ...asked, symbols: new Set(fitting), names: new Set(), rest })
      : null
  const { holdsFor } = table
  return holdsFor && liesIn(measure, holdsFor) ? cellsNamed(table, { ...asked, rest }) : null
}

function cellsNamed(table: ValueTable, given: AskedValue): FoundCells | 'several' | null {
  const asked = nationalOf(table, given)
  const named = table.columns.flatMap(({ symbol, name }, index) =>
    (symbol !== null && asked.symbols.has(symbol)) || asked.names.has(name) ? [index] : [],
  )
  const asTyped = named.filter((index) => table.columns[index]!.letter === asked.letter)
  const own = asTyped.length > 0 ? asTyped : named
  const whole = table.symbol !== null && asked.symbols.has(table.symbol)
  const columns =
    own.length > 0 || !whole
      ? own
      : table.columns.flatMap((_, index) =>
          index > 0 && table.rows.every((row) => isValue(row[index] ?? '')) ? [index] : [],
        )
  if (columns.length === 0 || asked.years.some((year) => !table.context.has(year))) return null
  const ofHead = asked.rest.filter((term) => columns.some((index) => table.columns[index]!.words.has(term)))
  const keys = asked.rest.filter((term) => !ofHead.includes(term) && !table.context.has(term))
  if (keys.length === 0) {
    const all = whole && table.named && asked.rest.length === 0
    return all ? { rows: table.rows.map((_, index) => index), columns } : null
  }
  const { from, labels, begun } = namesOfRows(table, columns[0]!)
  if (columns.some((column) => namesOfRows(table, column).from !== from)) return null
  const rowsWith = (names: readonly ReadonlySet<string>[]) =>
    names.flatMap((name, index) => (keys.every((key) => name.has(key)) ? [index] : []))
  const exact = rowsWith(labels)
  // Beside a symbol, which says what is meant, the beginning of a grade is enough: E_cm of C40.
  const areBegun = exact.length === 0 && asked.names.size === 0
  const rows = areBegun ? rowsWith(begun) : exact
  const [first] = rows
  if (first === undefined) return null
  const narrowed = columns.filter((index) => ofHead.every((term) => table.columns[index]!.words.has(term)))
  const answering = narrowed.length > 0 ? narrowed : columns
  if (rows.some((row) => table.rows[row]![0] !== table.rows[first]![0])) {
    const saysOther = (row: number) =>
      answering.some((column) => table.rows[row]![column] !== table.rows[first]![column])
    return rows.some(saysOther) ? 'several' : null
  }
  if (!rows.every((row) => answering.every((index) => isValue(table.rows[row]![index] ?? '')))) return null
  return { rows, columns: answering, areBegun }
}

/** Returns the question as a table with national columns is asked it: psi_0 UK is its column ψ_0,UK. */
function nationalOf({ columns }: ValueTable, asked: AskedValue): AskedValue {
  if (!asked.rest.includes(NATIONAL)) return asked
  const rest = asked.rest.filter((term) => term !== NATIONAL)
  const has = (own: string) => columns.some(({ symbol }) => symbol === own)
  const own = [...asked.symbols].map((symbol) => symbol + NATIONAL).filter(has)
  if (own.length > 0) return { ...asked, symbols: new Set(own), names: new Set(), rest }
  const material = [...asked.symbols].flatMap((symbol) => MATERIALS.get(symbol) ?? [])
  if (material.length > 0 && has(OF_MATERIALS + NATIONAL))
    return {
      ...asked,
      symbols: new Set([OF_MATERIALS + NATIONAL]),
      names: new Set(),
      rest: [...new Set([...rest, ...material])],
    }
  // γ_M0 is the row M0 of a column γ_M,UK.
  for (const symbol of asked.symbols) {
    const [all, letter, digit] = /(\p{L})(\d)$/u.exec(symbol) ?? []
    const family = all && symbol.slice(0, -1) + NATIONAL
    if (family && has(family))
      return {
        ...asked,
        symbols: new Set([family]),
        names: new Set(),
        rest: [...rest, ...exactTerms(`${letter!.toUpperCase()}${digit!}`)],
      }
  }
  return asked
}

/**
 * Returns which cells name the rows of a column, from the first to behind the last: those with words that
 * stand together before it. Beside each other in one table two lists have names of their own.
 */
export function labelsOf({ columns, rows }: ValueTable, column: number): [from: number, to: number] {
  const hasWords = columns.map(
    (_, index) => index === 0 || rows.some((row) => /\p{L}/u.test(row[index]!) && !isValue(row[index]!)),
  )
  const last = hasWords.lastIndexOf(true, Math.max(0, column - 1))
  return [hasWords.lastIndexOf(false, last) + 1, last + 1]
}

/**
 * What names each row of a column, from the cell `from` on: its terms, and the codes in it with the
 * beginnings of grades: C40 of C40/50.
 */
export type NamesOfRows = { from: number; labels: ReadonlySet<string>[]; begun: ReadonlySet<string>[] }

/** Tables are asked by every question, and change seldom. */
const namesByColumn = new WeakMap<ValueTable, NamesOfRows[]>()

/** Returns what names the rows of a column. */
export function namesOfRows(table: ValueTable, column: number): NamesOfRows {
  const known = namesByColumn.get(table) ?? namesOfColumns(table)
  namesByColumn.set(table, known)
  return known[column]!
}

function namesOfColumns(table: ValueTable): NamesOfRows[] {
  const made = new Map<string, NamesOfRows>()
  return table.columns.map((_, column) => {
    const [from, to] = labelsOf(table, column)
    const place = `${from} ${to}`
    const termsOfRows = (termsIn: (cell: string) => string[]) =>
      table.rows.map((row) => new Set(row.slice(from, to).flatMap(termsIn)))
    const names = made.get(place) ?? { from, labels: termsOfRows(exactTerms), begun: termsOfRows(codesOf) }
    made.set(place, names)
    return names
  })
}

/** The terms of a text without the wider ones: a grade as it is named. */
export const exactTerms = (text: string) =>
  tokensOf(text)
    .filter(({ wider }) => !wider)
    .map(({ kind, term }) => (kind === 'word' ? singular(term) : term))

/** The codes of a text with the wider ones: C40/50 is C40, too. */
export const codesOf = (text: string) =>
  tokensOf(text).flatMap(({ kind, term }) => (kind === 'code' ? term : []))

const UNITS: Readonly<Record<string, number>> = { 'kN/mm²': 1000, GPa: 1000, 'N/mm²': 1, MPa: 1 }

/** A value as it is written; as a number in one unit with half of its last digit, where it is one. */
export type Value = { text: string; number: number | null; within: number }

const NUMBER = /^\d+(?:\.(\d+))?$/

/** Returns a value of a cell; `unit` is what one of it is in the unit in which values are compared. */
export function valueOf(text: string, unit = 1): Value {
  const cell = text.replace(/,/g, '.')
  const decimals = NUMBER.exec(cell)
  if (!decimals) return { text: cell, number: null, within: 0 }
  return { text: cell, number: Number(cell) * unit, within: (10 ** -(decimals[1]?.length ?? 0) / 2) * unit }
}

/** Returns the values of cells in one unit, each once and in ascending order. */
export function valuesOf(table: ValueTable, { rows, columns }: FoundCells): Value[] {
  const values = rows.flatMap((row) =>
    columns.map((column) => {
      const unit = /\(([^()]+)\)\s*$/.exec(table.columns[column]!.head)?.[1] ?? ''
      return valueOf(table.rows[row]![column]!, UNITS[unit] ?? 1)
    }),
  )
  return [...new Map(values.map((value) => [`${value.number ?? value.text}`, value])).values()].sort(
    (one, other) => (one.number ?? 0) - (other.number ?? 0) || one.text.localeCompare(other.text),
  )
}

/**
 * Whether two sources say the same: number by number the same, as far as the one with fewer digits says it. A
 * table that is printed in whole GPa agrees with one that is computed to a tenth.
 */
export const agree = (some: readonly Value[], others: readonly Value[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index]!
    if (one.number === null || other.number === null) return one.text === other.text
    return Math.abs(one.number - other.number) <= (one.within + other.within) * (1 + 1e-9)
  })

/** A line of a calculation that says what a symbol is; `given` where no reader sets another value. */
export type Line = {
  value: string
  national: string
  clause: string
  note: string | null
  given: boolean
  /** What its name has behind the symbol: "ser" of gamma_M3.ser. */
  suffix: string
}

const DEFINED =
  /^(given|input)\s+([A-Za-z]+_[A-Za-z0-9]+)((?:\.\w+)?)\s*=\s*(\d+(?:\.\d+)?)(?=\s|$)((?:\s+national(?:\s+[A-Z]{2,4}\s+\d+(?:\.\d+)?)+)?)([^\n]*)$/gm

/** A number without a unit: what stands behind it is a range, a clause or a note. */
const isPureNumber = (rest: string) => !/^\s+(?!in\b)[\p{L}%°]/u.test(rest)

/** Partial factors have capital indices and no unit: gamma_c is a unit weight. */
export const isFactor = (name: string) => /_[A-Z]/.test(name)

/**
 * Returns what the lines of a calculation say that the symbol of a term is, whatever it is said of; `isMeant`
 * leaves names out that are written alike.
 */
export function linesDefining(source: string, term: string, isMeant: (name: string) => boolean): Line[] {
  return [...source.matchAll(DEFINED)].flatMap(([, kind, name, suffix, value, national, rest]) => {
    if (termsOf(name!)[0] !== term || !isMeant(name!) || !isPureNumber(rest!)) return []
    return [
      {
        given: kind === 'given',
        suffix: suffix!.slice(1),
        value: String(Number(value)),
        national: national!.replace('national', '').trim(),
        clause: /@\s*([^"]+)/.exec(rest!)?.[1]?.trim() ?? '',
        note: /"([^"]*)"/.exec(rest!)?.[1] ?? null,
      },
    ]
  })
}
