'use client'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <div className="page grid justify-items-start gap-4 py-20 md:py-28">
      <h1 className="text-3xl font-semibold tracking-tight">This page could not be shown</h1>
      <p className="max-w-measure text-ink-soft">
        Something failed on our side. Nothing that you had saved is lost. Try again; if it keeps failing,{' '}
        {/* A full load, since what failed may be what is already in the browser. */}
        <a href="/contact" className="prose-link">
          tell us
        </a>{' '}
        {error.digest ? 'the reference.' : 'what you did.'}
      </p>
      {error.digest && (
        <p className="text-ink-soft text-sm">
          Reference <span className="font-mono">{error.digest}</span>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={reset}>Try again</Button>
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a full load, as above */}
        <a href="/" className={buttonStyles({ variant: 'outline' })}>
          Home
        </a>
      </div>
    </div>
  )
}
