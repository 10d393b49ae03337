import { rangeIn } from '../../../rules/measures'
import { symbolTerm } from '../../../rules/tables'
import { termsOf } from '../../../rules/terms'
import type { ValueTable } from '../../../rules/value-tables'
import { plainName } from '@/lib/calculations/rules/names'
import type { Table } from '@/lib/calculations/types'

const valueTables = new WeakMap<Table, ValueTable>()

/** Returns a table as values are looked up in it, made once for each version. */
export function tableOf(table: Table): ValueTable {
  const made = valueTables.get(table) ?? asValueTable(table)
  valueTables.set(table, made)
  return made
}

const asValueTable = ({ name, title, source, fields, rows }: Table): ValueTable => ({
  columns: fields.map((field) => {
    const plain = plainName(field.name)
    return {
      head: field.unit ? `${plain} (${field.unit})` : readable(plain),
      symbol: symbolTerm(field.name) ?? termsOf(plain)[0] ?? null,
      letter: field.name[0] ?? '',
      name: field.name.replaceAll('_', ' ').toLowerCase(),
      words: new Set(termsOf(field.name.replaceAll('_', ' '))),
      description: field.words ?? '',
    }
  }),
  rows: rows.map((row) => row.map(String)),
  symbol: termsOf(name)[0] ?? null,
  context: new Set([namesOf({ title, name, fields }), source].flatMap(termsOf)),
  holdsFor: rangeIn(title),
  named: true,
})

/** A name of a word, as the head of a column has it: "Grade". A symbol stays as it is. */
const readable = (name: string) => (/^[a-z]{2,}$/.test(name) ? name[0]!.toUpperCase() + name.slice(1) : name)

/** Returns what a table is called: its name, its title and what its rows are. */
export const namesOf = ({ title, name, fields }: Pick<Table, 'title' | 'name' | 'fields'>) =>
  [name.replaceAll('_', ' '), title, fields[0]?.name ?? ''].join(' ')

/** Returns what is shown of a table with the words of the columns that answer beside their heads. */
export function withWords<Shown extends { heads: string[]; answering: number[] }>(
  shown: Shown,
  { columns }: ValueTable,
  answering: readonly number[],
): Shown {
  const words = new Map(shown.answering.map((place, at) => [place, columns[answering[at]!]!.description]))
  return {
    ...shown,
    heads: shown.heads.map((head, place) => [head, words.get(place)].filter(Boolean).join(', ')),
  }
}
