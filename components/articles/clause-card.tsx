'use client'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide'
import { clauseCardQuery } from '@/lib/articles/clauses/hooks'
import type { ClauseCard as Card } from '@/lib/articles/clauses/types'
import { reasonOf } from '@/lib/core/browser/api'
import { StandingBadge } from '../standards/standing-badge'
import { StandingDays } from '../standards/standing-days'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Dialog, DialogContent } from '../ui/dialog'
import { ErrorState } from '../ui/error-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { copyText } from './copy-text'

type ClauseCardProps = { path: string; at: string; onClose: () => void }

/** What is known of a place in a standard: its status, and what else of the library cites it. */
export function ClauseCard({ path, at, onClose }: ClauseCardProps) {
  const { data, error, refetch } = useQuery(clauseCardQuery(path, at))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={<span className="font-mono text-base">{data?.cite ?? at}</span>}
        description={data?.title ?? undefined}
      >
        {data ? (
          <Known card={data} />
        ) : error ? (
          <ErrorState
            title="This clause could not be looked up"
            message={reasonOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label="Looking up the clause" className="grid gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-20" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function Known({ card: { cite, standing, address, articles, total } }: { card: Card }) {
  const more = total - articles.length
  return (
    <div className="grid gap-4 text-sm">
      {standing ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StandingBadge standing={standing} />
          <StandingDays standing={standing} />
        </p>
      ) : (
        <p className="text-ink-soft">The register of standards does not have this one.</p>
      )}
      {articles.length === 0 ? (
        <p className="text-ink-soft">No other article of the library cites this place.</p>
      ) : (
        <div>
          <p className="eyebrow">Other articles that cite it</p>
          <ul className="mt-2 grid gap-1.5">
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={`/articles/${slug}`} className="prose-link">
                  <Symbols text={title} />
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="text-ink-soft mt-2">And {more} more.</p>}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copyText(cite, 'Clause copied')}>
          <Icon shape={Copy} />
          Cite
        </Button>
        {address && (
          <Link href={address} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
            All about this clause
          </Link>
        )}
      </div>
    </div>
  )
}
