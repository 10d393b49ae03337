import { beginsWordIn } from '@/lib/core/word-beginnings'
import { SECTION_NAMES } from '../../constants'
import type { ListedTable } from '../types'
import { HE_SERIES } from './series'

type Findable = Pick<ListedTable, 'name' | 'title' | 'section' | 'source' | 'fields' | 'keys'>

/** A row of a table by its key, and the column that was named beside it. */
export type FoundRow = { table: string; title: string; key: string; column: string | null }

const wordsOf = (text: string) => text.trim().toLowerCase().split(/\s+/).filter(Boolean)

/**
 * Returns whether words of a table's name, title, source or columns begin with each that is typed: "pin" is
 * in no spinning. W_pl,y and Wpl find W_pl.y.
 */
export function isTableLike({ name, title, source, section, fields }: Findable, text: string): boolean {
  const said = [name, title, source, SECTION_NAMES[section], columnsOf(fields)].join(' ').toLowerCase()
  return wordsOf(text).every((word) => isSaid(said, word))
}

/** Wpl,y is W_pl.y too. */
function isSaid(said: string, word: string): boolean {
  const letters = word.replaceAll(/[_.,]/g, '')
  return beginsWordIn(said, word) || (letters !== '' && beginsWordIn(said, letters))
}

/** Returns the names of columns as they are typed, and what the columns are. */
const columnsOf = (fields: Findable['fields']): string =>
  fields
    .map(({ name, words = '' }) =>
      [name, name.replaceAll('.', ','), name.replaceAll(/[_.]/g, ''), words].join(' '),
    )
    .join(' ')
    .toLowerCase()

/** A key as it is compared: without blanks, and with one sign between the sizes of a section. */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '').replaceAll('×', 'x')

/** HE 200 B is HEB200, and HE 200 alone the one of each series. */
const EUROPEAN = /^he(\d+)([abm]?)$/

/** Returns what a key begins with, for what is typed. */
function beginnings(typed: string): string[] {
  const [, size, series] = EUROPEAN.exec(typed) ?? []
  if (size === undefined) return [typed]
  return HE_SERIES.filter((name) => name.endsWith(series!)).map((name) => name + size)
}

/**
 * Returns the rows whose key begins with what is typed, blanks aside ("HEB 200", "457 x 191"), or has a word
 * of it where the table's title and columns have the others ("UB 457x191", "HEB 200 Wpl"). One letter is no
 * column: the last of "HE 200 A" is a part of the section. None where nothing is typed.
 */
export function rowsLike(tables: readonly Findable[], text: string): FoundRow[] {
  const words = wordsOf(text).map(plain)
  if (words.length === 0) return []
  return tables.flatMap(({ name, title, fields, keys }) => {
    const head = title.toLowerCase()
    const columns = columnsOf(fields)
    const ofKey = words.filter((word) => word.length === 1 || !isSaid(columns, word))
    const ofColumn = words.filter((word) => !ofKey.includes(word))
    const column = fields.slice(1).find((field) => ofColumn.some((word) => isSaid(columnsOf([field]), word)))
    const starts = [words, ofKey]
      .flatMap((some) => [some, some.filter((word) => !beginsWordIn(head, word))])
      .map((some) => some.join(''))
      .filter((start) => start !== '')
      .flatMap(beginnings)
    return keys
      .filter((key) => starts.some((start) => plain(key).startsWith(start)))
      .map((key) => ({ table: name, title, key, column: column?.name ?? null }))
  })
}
