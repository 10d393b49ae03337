import { NATIONAL, type AskedValue } from './asked-values'
import { liesIn, rangeIn, type Range } from './measures'
import { exactTerms } from './terms'
import { isValue, namesOfRows, type FoundCells, type ValueTable } from './value-tables'

/**
 * Returns the cells of a table that answer: the row that everything else in the question names, and in it the
 * columns of the quantity. Null where a word of the question is not found at the row, the column or around
 * the table, or a cell has no value; 'several' where rows of other names are meant that say different things.
 * A measure that names nothing there is a condition: of a column, or of the whole table, that holds for it.
 */
export const cellsFor = (table: ValueTable, asked: AskedValue): FoundCells | 'several' | null =>
  cellsNamed(table, asked) ?? (asked.measured && cellsWithin(table, asked, asked.measured))

/**
 * Returns the rows of all that a national value is asked of, where they say different things: γ_M2 is that of
 * net sections and that of bolts. Null for every other question.
 */
export function rowsOfNation(table: ValueTable, asked: AskedValue): FoundCells | null {
  const found = asked.rest.includes(NATIONAL) ? cellsNamed(table, asked, { mayDiffer: true }) : null
  return found === 'several' ? null : found
}

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

function cellsNamed(
  table: ValueTable,
  given: AskedValue,
  { mayDiffer = false }: { mayDiffer?: boolean } = {},
): FoundCells | 'several' | null {
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
  if (!mayDiffer && rows.some((row) => table.rows[row]![0] !== table.rows[first]![0])) {
    const saysOther = (row: number) =>
      answering.some((column) => table.rows[row]![column] !== table.rows[first]![column])
    return rows.some(saysOther) ? 'several' : null
  }
  if (!rows.every((row) => answering.every((index) => isValue(table.rows[row]![index] ?? '')))) return null
  return { rows, columns: answering, areBegun }
}

/** Partial factors of EN 1992-1-1 that a table of γ_M has in the row of their material. */
const MATERIALS: ReadonlyMap<string, string> = new Map([
  ['#gammac', 'concrete'],
  ['#gammas', 'reinforcement'],
])
const OF_MATERIALS = '#gammam'

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
