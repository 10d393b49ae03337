'use client'
import { useEffect, useRef, useState } from 'react'
import { useReading } from '@/lib/articles/reading/hooks'
import { DimensionLine } from '../ui/dimension-line'
import { ErrorState } from '../ui/error-state'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { onDemand } from '../ui/on-demand'
import { Skeleton } from '../ui/skeleton'
import { CommentSkeletons } from './comment-skeletons'
import { useNearViewport } from '../ui/use-near-viewport'
import { useLinkedId } from './use-linked-comment'

// Forms, schemas and dialogs that most readings never need: they are fetched on the way to them, like the
// comments themselves.
const Discussion = onDemand(() => import('./discussion').then((file) => file.Discussion), {
  waiting: ({ expected }) => <Waiting expected={expected} />,
  failed: (_props, retry) => <ErrorState className="mt-4" message={NO_CONNECTION} onRetry={retry} />,
})

/** What members say below an article. Until the reader comes near, `count` is what the article says. */
export function Comments({ articleId, count }: { articleId: number; count: number }) {
  const { frame, near } = useNearViewport<HTMLElement>()
  const heading = useRef<HTMLHeadingElement>(null)
  const linked = useLinkedId()
  const expected = useReading(articleId)?.comments ?? count
  const [total, setTotal] = useState<number | null>(null)
  // The comment that the address leads to is read first; until then its section is in sight.
  useEffect(() => {
    if (linked !== null) frame.current?.scrollIntoView()
  }, [frame, linked])
  return (
    <section ref={frame} aria-labelledby="comments" className="mt-14 scroll-mt-20 print:hidden">
      <DimensionLine />
      {/* The same element before and after the comments have come: a link to `#comments` leads to it, and Tab
          goes on from there. */}
      <h2 id="comments" ref={heading} tabIndex={-1} className="mt-6 text-xl font-semibold outline-none">
        Comments <span className="text-ink-soft font-normal tabular-nums">({total ?? expected})</span>
      </h2>
      {near || linked !== null ? (
        <Discussion articleId={articleId} expected={expected} heading={heading} onCount={setTotal} />
      ) : (
        <Waiting expected={expected} />
      )}
    </section>
  )
}

function Waiting({ expected }: { expected: number }) {
  return (
    <>
      <Skeleton className="mt-4 h-40 w-full" />
      <CommentSkeletons rows={Math.min(expected, 3)} />
    </>
  )
}
