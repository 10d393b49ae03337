import { plainName } from '../../../rules/names'
import { grouped, typedNumber } from '../../../rules/numbers'
import type { Table } from '../../../types'
import type { View } from '../types'

export const WHOLE: View = {
  text: '',
  by: '',
  from: '',
  to: '',
  sort: null,
  descending: false,
  chosen: [],
  compares: false,
}

type Content = Pick<Table, 'fields' | 'rows'> & Partial<Pick<Table, 'title'>>
type Query = Readonly<Record<string, string | string[] | undefined>>

const LONGEST = 100

/** Returns what an address asks for of a table; what the table does not have is left out. */
export function viewOf(query: Query, { fields, rows }: Content): View {
  const one = (name: string) => ([query[name]].flat()[0] ?? '').slice(0, LONGEST)
  const isField = (name: string) => fields.some((field) => field.name === name)
  const sort = one('sort')
  const descending = sort.startsWith('-')
  const sorted = descending ? sort.slice(1) : sort
  const keys = new Set(rows.map(([key]) => String(key)))
  const chosen = [...new Set([query.row].flat())].filter((key) => key !== undefined && keys.has(key))
  return {
    text: one('q').trim(),
    by: isField(one('by')) ? one('by') : '',
    from: one('from').trim(),
    to: one('to').trim(),
    sort: isField(sorted) ? sorted : null,
    descending: descending && isField(sorted),
    chosen: chosen as string[],
    compares: one('compare') === '1',
  }
}

/** Returns the address of a table, or with a view of it. */
export function dataAddress(name: string, view: View = WHOLE): string {
  const { text, by, from, to, sort, descending, chosen, compares } = view
  const pairs: [string, string][] = [
    ['q', text],
    ['by', from || to ? by : ''],
    ['from', by ? from : ''],
    ['to', by ? to : ''],
    ['sort', sort === null ? '' : `${descending ? '-' : ''}${sort}`],
    ...chosen.map((key): [string, string] => ['row', key]),
    ['compare', compares ? '1' : ''],
  ]
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
  return `/data/${name}${query ? `?${query}` : ''}`
}

/** Where the rows of a table begin in its page. */
export const ROWS_ANCHOR = 'rows'

/** Returns where a column of a table is in its page: the browser brings it into sight, also sideways. */
export const columnAnchor = (field: string): string => `column-${field}`

/** Returns what a column is called where nothing can be set low or high: "web thickness, t_w (mm)". */
export const columnLabel = ({ name, unit, words }: Table['fields'][number]): string =>
  `${words ? `${words}, ` : ''}${plainName(name)}${unit === null ? '' : ` (${unit})`}`

/** As many rows are compared side by side at once. */
export const COMPARED = 12

/**
 * Returns the address that shows rows of a table by their keys: one is found and marked, with a column in
 * sight where one is named; several are compared.
 */
export const rowsAddress = (
  name: string,
  [key = '', ...others]: readonly string[],
  column: string | null = null,
): string =>
  others.length > 0
    ? dataAddress(name, { ...WHOLE, chosen: [key, ...others], compares: true })
    : `${dataAddress(name, { ...WHOLE, text: key, chosen: [key] })}#${column === null ? ROWS_ANCHOR : columnAnchor(column)}`

/** Returns which fields hold numbers, by their place. */
export const numericFields = ({ fields, rows }: Content): boolean[] =>
  fields.map((_, index) => typeof rows[0]?.[index] === 'number')

const order = new Intl.Collator('en-GB', { numeric: true }).compare

/** Returns the rows that a view shows, in its order: those that hold each word of its text. */
export function rowsShown(table: Content, { text, by, from, to, sort, descending }: View): Table['rows'] {
  // A section is written 457 × 191 × 67 UB in a text, and the table says once that it holds UB.
  const named: readonly string[] = (table.title ?? '').toLowerCase().match(/\p{L}+/gu) ?? []
  const words = text
    .toLowerCase()
    .replace(/(?<=\d)\s*[x×]\s*(?=\d)/g, 'x')
    .split(/\s+/)
    .filter((word) => word !== '' && !named.includes(word))
  const [least, most] = [rangeEnd(from), rangeEnd(to)]
  const place = (name: string) => table.fields.findIndex((field) => field.name === name)
  const ranged = place(by)
  const found = table.rows.filter((row) => {
    const value = row[ranged]
    const within =
      typeof value !== 'number' || ((least === null || value >= least) && (most === null || value <= most))
    return within && words.every((word) => row.some((cell, index) => holds(cell, word, index === 0)))
  })
  const column = sort === null ? -1 : place(sort)
  if (column < 0) return found
  const sign = descending ? -1 : 1
  return found.toSorted((a, b) => {
    const [one, other] = [a[column]!, b[column]!]
    return (
      sign *
      (typeof one === 'number' && typeof other === 'number' ? one - other : order(String(one), String(other)))
    )
  })
}

/** A word is looked for within keys and words; 457 in the middle of a number means nothing. */
const holds = (cell: string | number, word: string, isKey: boolean): boolean =>
  typeof cell === 'string' || isKey ? String(cell).toLowerCase().includes(word) : String(cell) === word

const rangeEnd = (typed: string): number | null => (typed === '' ? null : typedNumber(typed))

/** Returns a sentence about an end of the range that is no number; null where both can be used. */
export function problemOfRange({ from, to }: View): string | null {
  for (const typed of [from, to])
    if (typed !== '' && rangeEnd(typed) === null) return `“${typed}” is not a number such as 1500 or 12.5.`
  const [least, most] = [rangeEnd(from), rangeEnd(to)]
  return least !== null && most !== null && least > most ? 'The lower end is above the upper one.' : null
}

/** Returns rows as spreadsheets take them from the clipboard, with a head: parted by tabs, one a line. */
export function tabSeparated({ fields }: Content, rows: Table['rows']): string {
  const head = fields.map(({ name, unit }) => (unit === null ? name : `${name} [${unit}]`))
  return [head, ...rows].map((row) => row.join('\t')).join('\n')
}

/** Returns a cell as it is read: narrow blanks in long numbers. */
export const cellText = (value: string | number): string =>
  typeof value === 'number' ? grouped(String(value)) : value
