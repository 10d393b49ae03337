'use client'
import clsx from 'clsx'
import { X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { saveConsent, useConsent } from '@/lib/consent/hooks'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { dialogOnDemand } from '../ui/on-demand'
import { leaveRoom } from '../ui/toast'

/** Few choose one by one. */
const CookieChoices = dialogOnDemand(() => import('./cookie-choices').then((part) => part.CookieChoices))

const reject = () => saveConsent({ analytics: false, accepted: false })

/** In the page from its first paint: a text that comes later than all others is what readers wait for. */
export function CookieBanner() {
  const { bannerOpen, record, known } = useConsent()
  return bannerOpen ? <Banner analytics={record?.analytics ?? true} known={known} /> : null
}

function Banner({ analytics, known }: { analytics: boolean; known: boolean }) {
  const [customizing, setCustomizing] = useState(false)
  const banner = useRef<HTMLElement>(null)
  useEffect(() => keepRoomFor(banner.current), [])
  return (
    <section
      ref={banner}
      aria-label="Cookie consent"
      data-chrome
      data-nosnippet
      className={clsx(
        'z-banner border-hairline-strong bg-surface shadow-float fixed inset-x-0 bottom-0 max-h-[60dvh] overflow-y-auto border-t',
        !known && 'hidden in-data-[consent=asked-for]:block',
      )}
    >
      <div className="page relative py-4 pr-14 md:pr-16">
        {customizing ? (
          <CookieChoices analytics={analytics} reject={reject} onClose={() => setCustomizing(false)} />
        ) : (
          <Question customize={() => setCustomizing(true)} />
        )}
        <button
          type="button"
          aria-label="Close and reject optional cookies"
          onClick={reject}
          className="text-ink-soft hover:bg-ink/7 hover:text-ink absolute top-3 right-3 grid size-8 place-items-center rounded md:right-6"
        >
          <Icon shape={X} className="size-4" />
        </button>
      </div>
    </section>
  )
}

/**
 * Leaves room below notices, what the focus goes to and the end of the page for as long as the banner is
 * there. A variable of the page's styles would have every element styled again.
 */
function keepRoomFor(banner: HTMLElement | null): () => void {
  const [page, body] = [document.documentElement.style, document.body.style]
  const tell = () => {
    const height = banner?.offsetHeight ?? 0
    leaveRoom(height)
    page.scrollPaddingBottom = `max(var(--form-foot, 0px), ${height}px)`
    body.paddingBottom = `${height}px`
  }
  // It grows with its choices, and with narrower windows.
  const grown = new ResizeObserver(tell)
  if (banner) grown.observe(banner)
  return () => {
    grown.disconnect()
    leaveRoom(0)
    page.scrollPaddingBottom = ''
    body.paddingBottom = ''
  }
}

function Question({ customize }: { customize: () => void }) {
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
      <p className="max-w-2xl text-sm">
        We use essential cookies to keep you signed in and, if you agree, analytics cookies to see which
        articles are read.{' '}
        <Link href="/privacy" className="prose-link">
          Privacy Policy
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => saveConsent({ analytics: true, accepted: true })}>
          Accept All
        </Button>
        <Button size="sm" variant="outline" onClick={() => saveConsent({ analytics: false, accepted: true })}>
          Essential Only
        </Button>
        <Button size="sm" variant="ghost" onClick={customize}>
          Customize
        </Button>
      </div>
    </div>
  )
}
