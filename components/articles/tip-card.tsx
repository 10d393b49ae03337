import Link from 'next/link'

/** What helps a reader most on this page, in one line. */
export function TipCard() {
  return (
    <aside aria-label="Tip" className="border-accent bg-accent-wash/60 border-l-2 px-4 py-3 text-sm">
      <strong className="font-semibold">Tip:</strong> looking for a clause or a standard? Press{' '}
      <kbd className="border-hairline-strong bg-surface rounded-sm border px-1 font-mono text-xs">/</kbd> and
      type it, or{' '}
      <Link href="/search" prefetch={false} className="prose-link">
        open the search page
      </Link>
      . A like keeps an article in My Likes, a bookmark in My Bookmarks.
    </aside>
  )
}
