'use client'
import { longDay } from '@/lib/core/dates'
import type { Copy } from '@/lib/copies/types'
import { Badge } from '../ui/badge'
import { FolderBadge } from '../ui/folder-label'
import { Checkbox } from '../ui/checkbox'
import { Link } from '../ui/link'
import { WatchButton } from '../watches/watch-button'
import { copyAddress } from './copies-address'
import { CopyMenu } from './copy-menu'
import { OutcomeBadge } from '../calculations/outcome-badge'

type CopyRowProps = {
  copy: Copy
  /** Whether it is chosen for a comparison; without it, nothing can be. */
  chosen?: boolean
  onChoose?: (chosen: boolean) => void
  /** Focus must go elsewhere: the row is about to leave. */
  onDeleted: () => void
}

const ORIGINS = {
  same: null,
  changed: 'The article has changed since',
  gone: 'No longer in the article',
} as const

/** A copy in a list: what it is called, what it calculates, and what its checks come to. */
export function CopyRow({ copy, chosen, onChoose, onDeleted }: CopyRowProps) {
  const { id, title, project, note, calculation, folder, article, origin, updatedAt } = copy
  const about = [calculation.title, calculation.standard].filter(Boolean).join(', ')
  return (
    <article className="border-hairline flex gap-3 border-b py-4">
      {onChoose && (
        <Checkbox
          aria-label={`Compare ${title}`}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 text-lg leading-snug font-semibold wrap-anywhere">
            <Link href={copyAddress(id)} className="hover:underline">
              {title}
            </Link>
          </h3>
          <OutcomeBadge {...copy} />
        </div>
        <p className="text-ink-soft text-sm wrap-anywhere">
          {project && <span className="text-ink font-medium">{project} · </span>}
          {about === title ? (article?.title ?? '') : about}
        </p>
        {note && (
          <p className="border-accent max-w-measure line-clamp-3 border-l-2 pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
            <span className="sr-only">Note: </span>
            {note}
          </p>
        )}
        <p className="text-ink-soft flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span>Changed on {longDay(updatedAt)}</span>
          {folder && <FolderBadge {...folder} />}
          {ORIGINS[origin] && <Badge variant="warn">{ORIGINS[origin]}</Badge>}
        </p>
      </div>
      <div className="flex flex-col items-end gap-2 sm:flex-row sm:items-start">
        <WatchButton kind="calculation" keyed={id} name={title} />
        <CopyMenu copy={copy} onDeleted={onDeleted} />
      </div>
    </article>
  )
}
