import type { Metadata } from 'next'
import { Mark } from '@/components/layout/mark'
import { buttonStyles } from '@/components/ui/button-styles'
import { Link } from '@/components/ui/link'

export const metadata: Metadata = { title: '404 Page Not Found', robots: { index: false } }

/** Next renders it with each page, wanted or not: the frame around it is the root layout's. */
export default function NotFound() {
  return (
    <div className="page grid justify-items-start gap-4 py-20 md:py-28">
      <Mark className="size-10" />
      <h1 className="text-3xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="max-w-measure text-ink-soft">
        Nothing rests on this address. It may have moved, or the link may have lost a character. The library
        and its search know every article by its topic and its clauses.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link href="/articles" className={buttonStyles()}>
          Browse Articles
        </Link>
        <Link href="/" className={buttonStyles({ variant: 'outline' })}>
          Home
        </Link>
        <Link href="/contact" className={buttonStyles({ variant: 'ghost' })}>
          Tell us about a broken link
        </Link>
      </div>
    </div>
  )
}
