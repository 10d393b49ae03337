import { Badge } from '../ui/badge'
import { Link } from '../ui/link'
import type { AdminPage } from './navigation'
import type { Waiting } from './waiting-work'

export function DashboardCard({ page, waiting }: { page: AdminPage; waiting?: Waiting }) {
  const { href, label, description } = page
  return (
    <li className="group border-hairline bg-surface hover:border-hairline-strong relative grid content-start gap-1 rounded-md border p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">
          <Link href={href} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
            {label}
          </Link>
        </h3>
        {waiting && waiting.count > 0 && (
          <Badge variant="accent" className="tabular-nums">
            {waiting.count.toLocaleString('en-GB')} {waiting.noun}
          </Badge>
        )}
      </div>
      <p className="text-ink-soft text-sm">{description}</p>
    </li>
  )
}
