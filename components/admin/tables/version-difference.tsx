import type { TableDifference } from '@/lib/calculations/tables/rules/difference'

const listed = (words: string[]) => words.join(', ')

/** What a version changed, by field and row. */
export function VersionDifference({ difference: { fields, rows } }: { difference: TableDifference }) {
  const lines = [
    fields.added.length > 0 && `Fields added: ${listed(fields.added)}`,
    fields.removed.length > 0 && `Fields removed: ${listed(fields.removed)}`,
    rows.added.length > 0 && `Rows added: ${listed(rows.added)}`,
    rows.removed.length > 0 && `Rows removed: ${listed(rows.removed)}`,
  ].filter((line) => line !== false)
  if (lines.length === 0 && rows.changed.length === 0)
    return <p className="text-ink-soft text-sm">No value differs.</p>
  return (
    <ul className="grid gap-1 text-sm">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
      {rows.changed.map(({ key, cells }) => (
        <li key={key} className="wrap-anywhere">
          <span className="font-mono">{key}</span>:{' '}
          {cells.map(({ field, before, after }, index) => (
            <span key={field}>
              {index > 0 && ', '}
              {field} <del className="text-bad">{before}</del> <ins className="text-ok">{after}</ins>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
