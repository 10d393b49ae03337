import { Table2 } from 'lucide'
import type { FoundTable } from '@/lib/search/types'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

/** The tables of the data that a question asks for, above the articles. */
export function FoundTables({ tables }: { tables: FoundTable[] }) {
  return (
    <section aria-labelledby="tables" className="border-hairline-strong mt-6 rounded border p-4 sm:p-5">
      <h3 id="tables" className="eyebrow">
        {tables.length === 1 ? 'Table' : 'Tables'}
      </h3>
      <ul>
        {tables.map(({ title, source, rows, address }) => (
          <li key={address} className="flex gap-2.5 pt-2.5">
            <Icon shape={Table2} className="text-ink-soft mt-1 size-4 shrink-0" />
            <div className="min-w-0">
              <Link href={address} className="text-link font-medium underline underline-offset-4">
                <Symbols text={rows === null ? title : `${rows} in ${title}`} />
              </Link>
              <p className="text-ink-soft text-sm">
                <Symbols text={source} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
