'use client'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { copiesQuery } from '@/lib/copies/hooks'
import { CopyRow } from './copy-row'

/** The calculations that lie in a folder, below its bookmarks; nothing where there are none. */
export function FolderCopies({ folderId }: { folderId: number }) {
  const { data } = useQuery(copiesQuery({ folderId }))
  const heading = useRef<HTMLHeadingElement>(null)
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="folder-copies" className="mt-10">
      <h2
        id="folder-copies"
        ref={heading}
        tabIndex={-1}
        className="border-ink border-b pb-3 text-lg outline-none"
      >
        Calculations in this folder <span className="tabular-nums">({data.total})</span>
      </h2>
      {data.items.map((copy) => (
        <CopyRow key={copy.id} copy={copy} onDeleted={() => heading.current?.focus()} />
      ))}
    </section>
  )
}
