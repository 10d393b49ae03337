'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { isPlainPress } from '../../ui/plain-press'

/** Asks before a page with unsaved changes is left: by the browser itself, and by a link on the page. */
export function LeaveGuard({ active }: { active: boolean }) {
  const router = useRouter()
  const [to, setTo] = useState<string | null>(null)
  useEffect(() => {
    if (!active) return
    const unload = (event: BeforeUnloadEvent) => event.preventDefault()
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainPress(event) || link.target === '_blank' || link.origin !== window.location.origin)
        return
      if (link.pathname === window.location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setTo(link.pathname + link.search + link.hash)
    }
    window.addEventListener('beforeunload', unload)
    // Before React's own listener, which would follow the link.
    document.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('beforeunload', unload)
      document.removeEventListener('click', click, true)
    }
  }, [active])
  return (
    <ConfirmDialog
      open={to !== null}
      onOpenChange={(open) => !open && setTo(null)}
      title="Leave without saving?"
      description="Your changes are not saved. They stay on this device, and you are offered them when you come back."
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={() => to && router.push(to)}
    />
  )
}
