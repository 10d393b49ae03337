import { asTablesWrite } from './as-tables-write'
import { isStopWord } from './stop-words'
import { tokensOf } from './tokens'
import { SYNONYMS } from './vocabulary'
import { FAMILY } from './designations'
import { rangeIn } from './measures'
import { exactTerms, FILLER, singular, termsOf } from './terms'
import { isValue, namesOfRows, type FoundCells, type NamesOfRows, type ValueTable } from './value-tables'

/**
 * A value that a question describes in words of its own: its terms, the years in it, its text, its words of
 * one letter as they are typed, and the first character of each term as it is typed.
 */
export type DescribedValue = {
  terms: string[]
  years: string[]
  text: string
  letters: ReadonlySet<string>
  typed: ReadonlyMap<string, string>
}

/** The cells that answer, and the terms of the question that name their row. */
export type DescribedCells = { cells: FoundCells; keys: string[] }

/** The most columns that are an answer: longitudinal and transverse, or a mean and two fractiles. */
const MOST_COLUMNS = 3

/** Of a section, the moment may be its second moment of area, or one that it resists. */
const ALONE_UNCERTAIN: ReadonlySet<string> = new Set(['moment'])

const isWord = (name: string) => /^\p{L}+$/u.test(name)

/** What acts on a member: a table of more than one of them has a column for each. */
const EFFECTS: ReadonlySet<string> = new Set([
  'bearing',
  'bending',
  'compression',
  'shear',
  'tension',
  'torsion',
])

/** Words of a question and of a table that mean the same: adjectives, and names of one word. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['tensile', 'tension'],
  ['compressive', 'compression'],
  ...SYNONYMS.flatMap((line): [string, string][] => {
    const [ours, ...others] = line.split('|')
    return [ours!, ...others]
      .filter(isWord)
      .flatMap((name) =>
        isWord(ours!) ? termsOf(name).map((term): [string, string] => [term, termsOf(ours!)[0]!]) : [],
      )
  }),
])
const same = (term: string) => SAME.get(term) ?? term

/**
 * Returns what a question describes; null where it cannot be the description of a value, which names its row
 * by something with a digit in it: a grade, a size, a mesh.
 */
export function describedValue(question: string): DescribedValue | null {
  const asked = wordsOf(question)
  return asked && asked.terms.length > 1 && asked.terms.some((term) => /\d/.test(term)) ? asked : null
}

const MOST_TERMS = 8

/**
 * Returns what a question says, to be compared with every table; null where that is too much, or where words
 * are asked for exactly or excluded.
 */
export function wordsOf(question: string): DescribedValue | null {
  if (/["“”„‟«»]|(?:^|\s)[-−–]\p{L}/u.test(question)) return null
  const written = asTablesWrite(question.replace(/\s+/g, ' ').trim())
  const text = written.toLowerCase()
  const years = [...text.matchAll(/(?<=[:\s])(?:19|20)\d\d(?!\d)/g)].map(([year]) => year)
  const typed = new Map<string, string>()
  const said = tokensOf(text).flatMap(({ kind, term, wider, label, start }) => {
    if (wider || years.includes(term) || FILLER.has(term)) return []
    if (kind === 'word' && !label && isStopWord(term)) return []
    typed.set(term, written[start] ?? '')
    return [kind === 'word' && !label ? singular(term) : term]
  })
  const family = FAMILY.exec(text)?.[1] ?? []
  const terms = [...new Set(said.concat(family))]
  const letters = new Set(question.match(/(?<![\p{L}\p{N}_])\p{L}(?![\p{L}\p{N}_])/gu))
  return terms.length > MOST_TERMS ? null : { terms, years, text, letters, typed }
}

/**
 * Whether a table is what a question asks for: every term stands in its title, its name, its source, the
 * descriptions or symbols of its columns or names a row, and one of them stands in title or name or is the
 * symbol of a column. "psi2 office" is asked of the table of ψ. What is nothing but the code of a row, such
 * as 457x191x67, asks for its table.
 */
export function isAbout(table: ValueTable, names: string, asked: DescribedValue): boolean {
  if (asked.terms.length === 0 || asked.years.some((year) => !table.context.has(year))) return false
  const { context, columns, rows } = describedColumns(table)
  const terms = asked.terms.map(same)
  const [code, ...more] = terms
  if (more.length === 0 && rows.has(code!) && /\d/.test(code!) && /\p{L}/u.test(code!)) return true
  const { named, thing } = namedBy(table, names)
  const isSymbol = (term: string) =>
    term.startsWith('#') &&
    columns.some(({ symbol }) => symbol !== null && (symbol === term || isOfFamily(term, symbol, rows)))
  const others = terms.filter(
    (term) => !context.has(term) && !columns.some(({ words }) => words.has(term)) && !isSymbol(term),
  )
  // An office building is not a combination factor of buildings: beside a row the thing itself is named.
  const name = others.length > 0 ? thing : named
  return others.every((term) => rows.has(term)) && terms.some((term) => name.has(term) || isSymbol(term))
}

type NamesOfTable = { named: ReadonlySet<string>; thing: ReadonlySet<string> }
const namesRead = new WeakMap<ValueTable, NamesOfTable>()

/** Returns the terms of the names of a table, and those that say what it is. */
function namedBy(table: ValueTable, names: string): NamesOfTable {
  const termsIn = (text: string) => new Set(termsOf(text).map(same))
  const read = namesRead.get(table) ?? { named: termsIn(names), thing: termsIn(thingOf(names)) }
  namesRead.set(table, read)
  return read
}

/** Whether a column has the values of a symbol in one of its rows: γ_M1 is the row M1 of a column γ_M. */
function isOfFamily(term: string, symbol: string, rows: ReadonlySet<string>): boolean {
  const [row] = /\p{L}\d$/u.exec(term) ?? []
  return (
    row !== undefined &&
    symbol === term.slice(0, -1) &&
    exactTerms(row.toUpperCase()).every((each) => rows.has(each))
  )
}

type DescribedColumn = NamesOfRows & {
  index: number
  symbol: string | null
  /** The first character of the symbol as written. */
  letter: string
  words: ReadonlySet<string>
  thing: ReadonlySet<string>
  description: string
}

/** Tables are asked by every question, and change seldom. */
const known = new WeakMap<ValueTable, DescribedTable>()

type DescribedTable = {
  context: ReadonlySet<string>
  columns: DescribedColumn[]
  /** The terms that name any row. */
  rows: ReadonlySet<string>
}

function describedColumns(table: ValueTable): DescribedTable {
  const found = known.get(table)
  if (found) return found
  const columns = table.columns.map(({ symbol, letter, description }, index): DescribedColumn => ({
    index,
    symbol,
    letter,
    words: new Set(termsOf(description).map(same)),
    thing: new Set(termsOf(thingOf(description)).map(same)),
    description: description.toLowerCase(),
    ...namesOfRows(table, index),
  }))
  const made = {
    context: new Set([...table.context].map(same)),
    columns: columns.slice(1),
    rows: new Set(
      table.rows.flatMap((row) => row.filter((cell) => !isValue(cell)).flatMap(exactTerms)).map(same),
    ),
  }
  known.set(table, made)
  return made
}

/** What a description says that a value is, without what it is of or where: "mass per area" is a mass. */
const thingOf = (description: string) =>
  description.split(/,| of | per | between | from | in | at | to | through /)[0]!

/**
 * Returns the cells of a table that a question describes: every term of it names the row, describes the
 * column or stands around the table, and one of them says what the column is, and not only what it is of.
 * Null where that is no single row, or more columns than can be one answer.
 */
export function cellsDescribed(table: ValueTable, asked: DescribedValue): DescribedCells | null {
  if (asked.years.some((year) => !table.context.has(year))) return null
  return cellsOfSymbols(table, asked) ?? cellsInWords(table, asked)
}

/** More symbols than these are a table, and no answer. */
const MOST_SYMBOLS = 6

/** Returns the cells of one row in the columns of several symbols: “IPE 300 It Iw”, “C30/37 fctm and Ecm”. */
function cellsOfSymbols(table: ValueTable, { terms, typed }: DescribedValue): DescribedCells | null {
  const { context, columns } = describedColumns(table)
  const meant = terms.flatMap((term) => {
    const own = columns.filter(({ symbol }) => symbol === term)
    const column = own.find(({ letter }) => letter === typed.get(term)) ?? (term.length > 1 ? own[0] : null)
    return column ? [{ term, column }] : []
  })
  const [first] = meant
  if (!first || meant.length < 2 || meant.length > MOST_SYMBOLS) return null
  const keys = terms.filter((term) => !meant.some((one) => one.term === term) && !context.has(same(term)))
  if (!keys.some((key) => /\d/.test(key)) || meant.some(({ column }) => column.from !== first.column.from))
    return null
  const exact = rowsNaming(first.column.labels, keys)
  const rows = exact.length > 0 ? exact : rowsNaming(first.column.begun, keys)
  const [row] = rows
  if (row === undefined || rows.length > 1) return null
  const places = meant.map(({ column }) => column.index)
  return places.every((index) => isValue(table.rows[row]![index] ?? ''))
    ? { cells: { rows: [row], columns: places }, keys }
    : null
}

/** Returns the rows that every key names. */
const rowsNaming = (names: readonly ReadonlySet<string>[], keys: readonly string[]): number[] =>
  names.flatMap((name, row) => (keys.every((key) => name.has(key) || name.has(same(key))) ? [row] : []))

function cellsInWords(table: ValueTable, asked: DescribedValue): DescribedCells | null {
  const { context, columns } = describedColumns(table)
  const effects = asked.terms.filter((term) => EFFECTS.has(same(term)))
  const fits = columns.flatMap(({ index, symbol, letter, words, thing, description, labels, begun }) => {
    // Beside other words an H is no h: "is HEB 200 an I or an H section" asks for no depth.
    const isSymbol = (term: string) =>
      term === symbol && (term.length > 1 || asked.terms.length === 2 || asked.letters.has(letter))
    // Of a bolt, the strength in shear is what tables call its resistance.
    const isResistance = words.has('resistance') && effects.some((term) => words.has(same(term)))
    const own = asked.terms.filter(
      (term) => isSymbol(term) || words.has(same(term)) || (isResistance && term === 'strength'),
    )
    if (effects.some((term) => !own.includes(term) && !own.some(isSymbol))) return []
    if (!own.some((term) => isSymbol(term) || thing.has(same(term)))) return []
    if (own.every((term) => ALONE_UNCERTAIN.has(term))) return []
    const keys = asked.terms.filter((term) => !own.includes(term) && !context.has(same(term)))
    if (!keys.some((key) => /\d/.test(key))) return []
    const exact = rowsNaming(labels, keys)
    // Beside a symbol, which says what is meant, the beginning of a grade is enough: f_ctm of C40.
    const rows = exact.length === 0 && own.some(isSymbol) ? rowsNaming(begun, keys) : exact
    const [row] = rows
    if (row === undefined || rows.length > 1 || !isValue(table.rows[row]![index] ?? '')) return []
    return [{ index, row, keys, said: own.length, whole: saysAll(asked.text, description) }]
  })
  // The columns of which the question says most, and rather those whose whole description it has.
  const most = Math.max(...fits.map(({ said }) => said))
  const likely = fits.filter(({ said }) => said === most)
  // “Ultimate strain” is the whole of one description, and the end of others: “bilinear: ultimate strain”.
  const isEnd = (whole: string) =>
    likely.some(({ index }) => table.columns[index]!.description.toLowerCase().endsWith(`: ${whole}`))
  const whole = likely.filter(
    (fit) => fit.whole && !isEnd(table.columns[fit.index]!.description.toLowerCase()),
  )
  const meant = whole.length > 0 ? whole : likely
  const [first] = meant
  if (!first || meant.length > MOST_COLUMNS || meant.some(({ row }) => row !== first.row)) return null
  return { cells: { rows: [first.row], columns: meant.map(({ index }) => index) }, keys: first.keys }
}

/** Whether a text has the whole of a description: “H16 bars” has no “6 bars”. */
function saysAll(text: string, description: string): boolean {
  const at = description === '' ? -1 : text.indexOf(description)
  return at >= 0 && !/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[at + description.length] ?? ' '))
}

/**
 * Returns the rows that a question may mean, in a table with a column for what it asks: those that it names,
 * else those whose names it begins, as C30 begins C30/37 and S460 begins S460N and S460M. None where a word
 * of it is neither the row, nor the column, nor around the table.
 */
export function rowsMeant(table: ValueTable, asked: DescribedValue): { rows: number[]; areBegun: boolean } {
  const { context, columns } = describedColumns(table)
  const isOf = ({ symbol, words, description }: DescribedColumn, term: string) =>
    term === symbol || words.has(same(term)) || (symbol !== null && isRanged(term, symbol, description))
  const own = asked.terms.filter((term) => columns.some((column) => isOf(column, term)))
  const isThing = own.some((term) =>
    columns.some(
      (column) => isOf(column, term) && (!column.words.has(same(term)) || column.thing.has(same(term))),
    ),
  )
  const keys = asked.terms.filter((term) => !own.includes(term) && !context.has(same(term)))
  const isAsked = isThing && keys.length === 1 && asked.years.every((year) => table.context.has(year))
  if (!isAsked) return { rows: [], areBegun: false }
  const { labels, begun } = namesOfRows(table, 0)
  const rows = rowsNaming(labels, keys)
  return rows.length > 0 ? { rows, areBegun: false } : { rows: rowsNaming(begun, keys), areBegun: true }
}

/**
 * Whether a question says which of two grades of one name it means: by the symbol of a column, or by a word
 * that stands around the table alone, as timber does.
 */
export function saysWhich(table: ValueTable, key: string, { terms }: DescribedValue): boolean {
  const { columns } = describedColumns(table)
  return terms.some(
    (term) => term !== key && columns.every(({ symbol, words }) => term === symbol || !words.has(same(term))),
  )
}

/** f_y,40 is the f_y up to 40 mm. */
const isRanged = (term: string, symbol: string, description: string) =>
  symbol.startsWith(term) && /^\d+$/.test(symbol.slice(term.length)) && rangeIn(description) !== null
