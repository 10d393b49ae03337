'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { LEAVE } from './leave'
import { isPlainPress } from './plain-press'

type LeaveGuardProps = {
  active: boolean
  /** What becomes of the changes. */
  description: string
}

/**
 * Asks before a page with unsaved changes is left: by the browser itself, by a link on the page, and by what
 * asks `mayLeaveFor`. A link that takes the changes along (`data-takes-along`) or brings a file is followed
 * without a question. So are Back and Forward to another page of the router: the history has moved when the
 * page hears of it, and to move it back would lose what lies ahead. What is entered must be there again on
 * the way back: calculations hold it by visit, forms as a draft.
 */
export function LeaveGuard({ active, description }: LeaveGuardProps) {
  const router = useRouter()
  const [to, setTo] = useState<string | null>(null)
  useEffect(() => {
    if (!active) return
    let takesAlong = false
    const unload = (event: BeforeUnloadEvent) => {
      if (!takesAlong) event.preventDefault()
      takesAlong = false
    }
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainPress(event) || link.target === '_blank' || link.origin !== window.location.origin)
        return
      if (link.pathname === window.location.pathname || link.hasAttribute('download')) return
      takesAlong = link.hasAttribute('data-takes-along')
      if (takesAlong) return
      event.preventDefault()
      event.stopPropagation()
      setTo(link.pathname + link.search + link.hash)
    }
    const leave = (event: Event) => {
      const address = (event as CustomEvent<string>).detail
      if (new URL(address, window.location.href).pathname === window.location.pathname) return
      event.preventDefault()
      setTo(address)
    }
    window.addEventListener('beforeunload', unload)
    window.addEventListener(LEAVE, leave)
    // Before what would follow the link, and what says that a page is on its way.
    window.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('beforeunload', unload)
      window.removeEventListener(LEAVE, leave)
      window.removeEventListener('click', click, true)
    }
  }, [active])
  return (
    <ConfirmDialog
      open={to !== null}
      onOpenChange={(open) => !open && setTo(null)}
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={() => to && router.push(to)}
    />
  )
}
