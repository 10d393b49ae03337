'use client'
import './globals.css'

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Stands in when the root layout itself failed, so it brings its own document and leans on nothing. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en-GB">
      <body>
        <title>Something failed · Loadpath</title>
        <main className="page grid justify-items-start gap-4 py-20">
          <h1 className="text-3xl font-semibold">Loadpath could not be shown</h1>
          <p>Something failed on our side. Try again in a moment.</p>
          {error.digest && (
            <p className="text-sm">
              Reference <span className="font-mono">{error.digest}</span>
            </p>
          )}
          <button
            type="button"
            onClick={reset}
            className="bg-ink text-paper min-h-10 rounded px-4 text-sm font-medium"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
