'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { isPlainPress } from './plain-press'

type LeaveGuardProps = {
  active: boolean
  /** What becomes of the changes. */
  description: string
}

/**
 * Asks before a page with unsaved changes is left: by the browser itself, and by a link on the page. A link
 * that takes the changes along (`data-takes-along`) or brings a file is followed without a question.
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
    window.addEventListener('beforeunload', unload)
    // Before what would follow the link, and what says that a page is on its way.
    window.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('beforeunload', unload)
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
