import { ListChecks } from 'lucide'
import type { AdminPathCard } from '@/lib/paths/types'
import { longDay } from '@/lib/core/dates'
import { Badge } from '../../ui/badge'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { SidewaysHint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { adminPathAddress } from './paths-address'

/** Every path, with how many have begun it and what readers do not see of it. */
export function PathTable({ paths }: { paths: AdminPathCard[] }) {
  if (paths.length === 0)
    return (
      <EmptyState
        className="mt-6"
        icon={<Icon shape={ListChecks} />}
        title="No paths yet"
        description="Make one, add its steps, and publish it."
      />
    )
  return (
    <div className="mt-6">
      <SidewaysHint className="lg:hidden" />
      <Table label="Paths">
        <TableHead>
          <TableRow>
            <TableHeader className="min-w-56">Title</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader numeric>Steps</TableHeader>
            <TableHeader numeric>Not shown</TableHeader>
            <TableHeader numeric>Readers</TableHeader>
            <TableHeader>Changed</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {paths.map(({ id, title, published, steps, hidden, readers, updatedAt }) => (
            <TableRow key={id}>
              <TableHeader scope="row" className="text-ink">
                <Link href={adminPathAddress(id)} className="prose-link">
                  {title}
                </Link>
              </TableHeader>
              <TableCell>
                <Badge variant={published ? 'ok' : 'neutral'}>{published ? 'Published' : 'Draft'}</Badge>
              </TableCell>
              <TableCell numeric>{steps}</TableCell>
              <TableCell numeric>{hidden}</TableCell>
              <TableCell numeric>{readers}</TableCell>
              <TableCell>{longDay(updatedAt)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
