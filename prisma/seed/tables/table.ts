import type { DataSection } from '@/lib/calculations/tables/constants'
import type { Table } from '@/lib/calculations/types'

/** A table that the product brings, in its first version. */
export type BroughtTable = Omit<Table, 'version'> & {
  section: DataSection
  /** Readable by visitors too. */
  open?: true
  notes: string
}

export type Row = Table['rows'][number]

/** Returns a field with its unit and what it is, for the head of its column. */
export const field = (name: string, unit: string | null, words?: string): Table['fields'][number] => ({
  name,
  unit,
  ...(words && { words }),
})

/** Returns a number with as many significant figures. */
export const figures = (value: number, count = 4): number => Number(value.toPrecision(count))
