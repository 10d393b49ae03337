'use client'
import type { ReactNode } from 'react'
import { useRoom } from '../ui/toast'

/**
 * What can be done with an article. On a telephone it stands at the foot of the window, within reach of a
 * thumb however far somebody has read, and above what else stands there.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bottom = useRoom()
  return (
    <div className="action-bar print:hidden" style={{ bottom }} data-chrome>
      {children}
    </div>
  )
}
