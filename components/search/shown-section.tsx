'use client'
import 'katex/dist/katex.min.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { reasonOf } from '@/lib/core/browser/api'
import { sectionOf } from '@/lib/search/sections/hooks'
import { indexOfLine } from '../articles/found-passage'
import { QuotedSection } from '../articles/quoted-section'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'

type ShownSectionProps = {
  article: number
  anchor: string
  /** The row of a table or the equation that was found; null in running text. */
  line: string | null
  /** Called with its height in pixels once it is there. */
  onShown: (height: number) => void
}

/** The section of a hit as its article shows it, with the row or the equation that was found marked. */
export function ShownSection({ article, anchor, line, onShown }: ShownSectionProps) {
  const { data, error, refetch } = useQuery(sectionOf(article, anchor))
  const frame = useRef<HTMLDivElement>(null)
  const html = data?.html
  const tell = useEffectEvent(onShown)
  useEffect(() => {
    if (html !== undefined) tell(frame.current!.offsetHeight)
  }, [html])
  useEffect(() => {
    if (html === undefined || line === null || !frame.current) return
    const rows = [...frame.current.querySelectorAll('.article :is(tr:not(.erratum-row), .equation)')]
    rows[
      indexOfLine(
        line,
        rows.map(({ textContent }) => textContent),
      )
    ]?.classList.add('found-passage')
  }, [html, line])
  if (error)
    return (
      <Alert tone="bad" title="The section could not be shown">
        {reasonOf(error)}{' '}
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    )
  if (html === undefined)
    return (
      <p role="status" className="text-ink-soft text-sm">
        The section is being fetched …
      </p>
    )
  return (
    <div ref={frame} className="border-hairline-strong grid gap-3 border-l-2 pl-4">
      <QuotedSection html={html} isWhole={line !== null} />
    </div>
  )
}
