'use client'
import { useSearchParams } from 'next/navigation'
import type { ReactNode, SyntheticEvent } from 'react'
import { tellAddress } from '../ui/entry-state'

const OPEN = 'less=1'

/**
 * The less likely hits behind a button. That they are open stands in the address, so that they are open, and
 * the page as long as before, when a reader comes back from one of them.
 */
export function LessLikely({ count, children }: { count: number; children: ReactNode }) {
  const open = useSearchParams().get('less') === '1'
  const remember = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === open) return
    const { pathname, search, hash } = window.location
    const others = search.replace(`&${OPEN}`, '')
    tellAddress(`${pathname}${others}${currentTarget.open ? `&${OPEN}` : ''}${hash}`)
  }
  return (
    <details open={open} onToggle={remember} className="group/others">
      <summary className="text-link border-hairline border-b py-4 font-medium underline-offset-4 hover:underline">
        <span className="group-open/others:hidden">
          Show {count} less likely article{count === 1 ? '' : 's'}
        </span>
        <span className="hidden group-open/others:inline">Less likely</span>
      </summary>
      {children}
    </details>
  )
}
