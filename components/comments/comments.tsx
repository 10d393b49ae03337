'use client'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { readingQuery } from '@/lib/articles/reading/hooks'
import { DimensionLine } from '../ui/dimension-line'
import { Skeleton } from '../ui/skeleton'
import { CommentSkeletons } from './comment-skeletons'
import { useNearViewport } from './use-near-viewport'

// Forms, schemas and dialogs that most readings never need: they are fetched on the way to them, like the comments themselves.
const Discussion = lazy(() => import('./discussion').then((file) => ({ default: file.Discussion })))

/** What members say below an article. Until the reader comes near, `count` is what the article says. */
export function Comments({ articleId, count }: { articleId: number; count: number }) {
  const { frame, near } = useNearViewport<HTMLElement>()
  const { data: reading } = useQuery(readingQuery(articleId))
  const expected = reading?.comments ?? count
  const waiting = <Waiting expected={expected} />
  return (
    <section ref={frame} aria-labelledby="comments" className="mt-14 print:hidden">
      <DimensionLine />
      {near ? (
        <Suspense fallback={waiting}>
          <Discussion articleId={articleId} expected={expected} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  )
}

function Waiting({ expected }: { expected: number }) {
  return (
    <>
      <h2 id="comments" className="mt-6 text-xl font-semibold">
        Comments <span className="text-ink-soft font-normal tabular-nums">({expected})</span>
      </h2>
      <Skeleton className="mt-4 h-40 w-full" />
      <CommentSkeletons rows={Math.min(expected, 3)} />
    </>
  )
}
