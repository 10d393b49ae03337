'use client'
import type { CSSProperties, ReactNode } from 'react'
import { useRoom } from '../ui/toast'

/**
 * What can be done with an article. On a telephone it stands at the foot of the window, within reach of a
 * thumb however far somebody has read, and above what else stands there.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const room = { '--room': `${useRoom()}px` } as CSSProperties
  return (
    <div className="action-bar print:hidden" style={room} data-chrome>
      {children}
    </div>
  )
}
