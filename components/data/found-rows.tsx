import { rowsAddress } from '@/lib/calculations/tables/reading/rules/view'
import type { FoundRow } from '@/lib/calculations/tables/reading/rules/finding'
import { Link } from '../ui/link'

const SHOWN = 12

/** Rows that are named as what was typed, each with its table. */
export function FoundRows({ rows }: { rows: FoundRow[] }) {
  if (rows.length === 0) return null
  const more = rows.length - SHOWN
  return (
    <section aria-labelledby="found-rows" className="mt-10">
      <h2
        id="found-rows"
        className="border-ink flex items-baseline justify-between gap-4 border-b pb-2 text-xl font-semibold"
      >
        Rows
        <span className="text-ink-soft text-sm font-normal tabular-nums">
          {rows.length} {rows.length === 1 ? 'row' : 'rows'}
        </span>
      </h2>
      <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-3">
        {rows.slice(0, SHOWN).map(({ table, title, key, column }) => (
          <li key={`${table} ${key}`} className="border-hairline min-w-0 border-b py-3">
            <Link href={rowsAddress(table, [key], column)} className="prose-link font-mono">
              {key}
            </Link>
            <p className="text-ink-soft text-sm">{title}</p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-ink-soft mt-3 text-sm">
          {more === 1 ? 'One more begins' : `${more} more begin`} so: type on to see{' '}
          {more === 1 ? 'it' : 'them'}.
        </p>
      )}
    </section>
  )
}
