'use client'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide'
import { symbolsOf } from '@/lib/articles/symbols/hooks'
import type { ExplainedSymbol } from '@/lib/articles/symbols/types'
import { reasonOf } from '@/lib/core/browser/api'
import { Button } from '../ui/button'
import { Dialog, DialogContent } from '../ui/dialog'
import { ErrorState } from '../ui/error-state'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { TypedSymbol } from '../ui/typed-symbol'
import { copyText } from './copy-text'

type EquationCardProps = {
  latex: string
  /** The equation as the article has it, cleaned and typeset by the server when it was stored. */
  html: string
  /** Null for who may not ask what symbols stand for. */
  articleId: number | null
  onClose: () => void
}

/** An equation, large, and what its symbols stand for. */
export function EquationCard({ latex, html, articleId, onClose }: EquationCardProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Equation" size="lg">
        <div className="grid gap-5">
          <div
            role="region"
            aria-label="The equation, large"
            tabIndex={0}
            className="equation-large bg-sunken overflow-x-auto rounded-md px-4 py-5 text-center text-xl"
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {articleId !== null && <Explained articleId={articleId} latex={latex} onLeave={onClose} />}
          <div>
            <Button variant="outline" size="sm" onClick={() => void copyText(latex, 'LaTeX copied')}>
              <Icon shape={Copy} />
              Copy as LaTeX
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

type ExplainedProps = { articleId: number; latex: string; onLeave: () => void }

function Explained({ articleId, latex, onLeave }: ExplainedProps) {
  const { data, error, refetch } = useQuery(symbolsOf(articleId, latex))
  if (error)
    return (
      <ErrorState
        title="The symbols could not be looked up"
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label="Looking up the symbols" className="grid gap-3">
        <Skeleton className="h-6" />
        <Skeleton className="h-6 w-2/3" />
      </div>
    )
  const { explained, others } = data
  return (
    <>
      {explained.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
          {explained.map((symbol) => (
            <Line key={symbol.symbol} {...symbol} onLeave={onLeave} />
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <p className="text-ink-soft text-sm">
          Not explained here:{' '}
          {others.map((symbol, index) => (
            <span key={symbol}>
              {index > 0 && (index === others.length - 1 ? ' and ' : ', ')}
              <TypedSymbol text={symbol} />
            </span>
          ))}
          . The text around the equation, or a calculation of the article, may say{' '}
          {others.length === 1 ? 'what it stands' : 'what they stand'} for.
        </p>
      )}
    </>
  )
}

function Line({ symbol, meaning, unit, from, onLeave }: ExplainedSymbol & { onLeave: () => void }) {
  return (
    <>
      <dt className="whitespace-nowrap">
        <TypedSymbol text={symbol} />
      </dt>
      <dd className="pt-0.5">
        <Symbols text={meaning} />
        {unit && <span className="text-ink-soft"> ({unit})</span>}
        {from && (
          <Link href={from.address} onClick={onLeave} className="prose-link text-ink-soft block text-xs">
            {from.title}
          </Link>
        )}
      </dd>
    </>
  )
}
