'use client'
import type { ReactNode } from 'react'
import { keepFoundPassage } from '@/lib/core/browser/found-passage'

type PassageLinkProps = {
  address: string
  line: string | null
  result: number
  rank: number
  className: string
  children: ReactNode
}

/** A link to a passage; the article marks the row or the equation that the browser does not find by words. */
export function PassageLink({ address, line, result, rank, ...rest }: PassageLinkProps) {
  return (
    <a
      href={address}
      data-result={result}
      data-rank={rank}
      onClick={() => {
        if (line !== null) keepFoundPassage(address.replace(/#.*$/, ''), line)
      }}
      {...rest}
    />
  )
}
