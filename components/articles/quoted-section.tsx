'use client'
import clsx from 'clsx'
import { useState } from 'react'
import { Button } from '../ui/button'

/** Characters of HTML from which on a section is longer than a reader takes in at once. */
const LONG = 8000

type QuotedSectionProps = {
  html: string
  /** Shown whole however long it is, as where something in it is marked. */
  isWhole?: boolean
}

/** A section as its article shows it: rendered by our own code from cleaned text. A long one opens. */
export function QuotedSection({ html, isWhole = false }: QuotedSectionProps) {
  const [whole, setWhole] = useState(isWhole || html.length < LONG)
  return (
    <>
      <blockquote
        className={clsx(
          'article max-w-measure *:[content-visibility:visible]',
          !whole && 'max-h-96 overflow-hidden mask-b-from-70% mask-b-to-100%',
        )}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!whole && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
          Show the whole section
        </Button>
      )}
    </>
  )
}
