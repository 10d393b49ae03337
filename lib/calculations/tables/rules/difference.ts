import type { Table } from '../../types'

/** A row of which cells differ: what stood there, and what stands there now. */
export type ChangedRow = { key: string; cells: { field: string; before: string; after: string }[] }

export type TableDifference = {
  /** Fields with their units, as the head of a file has them. */
  fields: { added: string[]; removed: string[] }
  rows: { added: string[]; removed: string[]; changed: ChangedRow[] }
}

type Content = Pick<Table, 'fields' | 'rows'>

const headOf = ({ name, unit }: Table['fields'][number]): string =>
  unit === null ? name : `${name} [${unit}]`

/** Returns what a version of a table changed; rows are matched by their key, wherever they stand. */
export function differenceOf(before: Content, after: Content): TableDifference {
  const [heads, formerHeads] = [after.fields.map(headOf), before.fields.map(headOf)]
  const [rows, former] = [byKey(after), byKey(before)]
  // The key's own field may have been given another name; what stands in it is how rows are matched.
  const both = heads.flatMap((head, index) =>
    index > 0 && formerHeads.includes(head) ? [[head, formerHeads.indexOf(head), index] as const] : [],
  )
  return {
    fields: {
      added: heads.filter((head) => !formerHeads.includes(head)),
      removed: formerHeads.filter((head) => !heads.includes(head)),
    },
    rows: {
      added: [...rows.keys()].filter((key) => !former.has(key)),
      removed: [...former.keys()].filter((key) => !rows.has(key)),
      changed: [...rows].flatMap(([key, row]) => {
        const was = former.get(key)
        const cells = was
          ? both
              .map(([field, then, now]) => ({ field, before: String(was[then]), after: String(row[now]) }))
              .filter((cell) => cell.before !== cell.after)
          : []
        return cells.length > 0 ? [{ key, cells }] : []
      }),
    },
  }
}

const byKey = ({ rows }: Content) => new Map(rows.map((row) => [String(row[0]), row]))
