'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { isPlainPress } from '../ui/plain-press'

/** A press is answered by sight only where the page takes longer than this to come (milliseconds). */
const PATIENCE = 150
/** Whatever became of it by then, the line is no longer the truth. */
const GIVE_UP = 15_000

/** A line along the top while a page that was asked for is on its way. */
export const NavigationProgress = () => (
  <Suspense>
    <Line />
  </Suspense>
)

function Line() {
  const here = `${usePathname()}?${useSearchParams().toString()}`
  const [leaving, setLeaving] = useState<string | null>(null)
  const moving = leaving === here

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = (event: MouseEvent) => {
      if (!leadsAway(event)) return
      clearTimeout(timer)
      timer = setTimeout(() => setLeaving(here), PATIENCE)
    }
    // Before the link takes the event for itself.
    document.addEventListener('click', press, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', press, { capture: true })
    }
  }, [here])
  useEffect(() => {
    if (!moving) return
    const end = setTimeout(() => setLeaving(null), GIVE_UP)
    return () => clearTimeout(end)
  }, [moving])

  return moving ? (
    <div
      role="progressbar"
      aria-label="Loading the page"
      data-chrome
      className="z-toast bg-accent animate-arrive fixed inset-x-0 top-0 h-0.5 origin-left"
    />
  ) : null
}

/** A plain press on a link to another page of this site. */
function leadsAway(event: MouseEvent): boolean {
  if (!isPlainPress(event)) return false
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  // What opens a card stays on its page.
  if (!link || link.hasAttribute('aria-haspopup')) return false
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  return link.pathname !== location.pathname || link.search !== location.search
}
