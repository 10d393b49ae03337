import { longDay } from '@/lib/core/dates'
import type { TableEntry } from '@/lib/calculations/tables/types'
import { Link } from '../../ui/link'
import { Source } from '../../ui/source'
import { SidewaysHint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { tableAddress } from './tables-address'
import { UseList } from './use-list'

/** Every table, with the version that counts and where it is used. */
export function TableList({ tables }: { tables: TableEntry[] }) {
  return (
    <div className="mt-6">
      <SidewaysHint className="xl:hidden" />
      <Table label="Tables">
        <TableHead>
          <TableRow>
            <TableHeader>Name</TableHeader>
            <TableHeader className="min-w-56">Title and source</TableHeader>
            <TableHeader numeric>Rows</TableHeader>
            <TableHeader numeric>Version</TableHeader>
            <TableHeader className="min-w-56">Where used</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {tables.map(({ name, title, source, rows, version, createdAt, author, uses }) => (
            <TableRow key={name}>
              <TableHeader scope="row" className="text-ink align-top!">
                <Link href={tableAddress(name)} className="prose-link font-mono">
                  {name}
                </Link>
              </TableHeader>
              <TableCell>
                {title}
                <span className="text-ink-soft block text-xs">
                  <Source text={source} />
                </span>
              </TableCell>
              <TableCell numeric>{rows}</TableCell>
              <TableCell numeric>
                {version}
                <span className="text-ink-soft block font-sans text-xs whitespace-nowrap">
                  {author ?? 'Loadpath'}, {longDay(createdAt)}
                </span>
              </TableCell>
              <TableCell>
                <UseList uses={uses} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
