import { Link } from '../ui/link'

/** What helps a reader most on this page, in one line. A telephone has no key to press, nor has its width. */
export function TipCard() {
  return (
    <aside aria-label="Tip" className="border-accent bg-accent-wash/60 border-l-2 px-4 py-3 text-sm">
      <strong className="font-semibold">Tip:</strong> looking for a clause or a standard?{' '}
      <span className="max-md:hidden pointer-coarse:hidden">
        Press{' '}
        <kbd className="border-hairline-strong bg-surface rounded-sm border px-1 font-mono text-xs">/</kbd>{' '}
        and type it, or <SearchLink>open the search page</SearchLink>.
      </span>
      <span className="md:not-pointer-coarse:hidden">
        <SearchLink>Open the search page</SearchLink>.
      </span>{' '}
      A like keeps an article in My Likes, a bookmark in My Bookmarks.
    </aside>
  )
}

function SearchLink({ children }: { children: string }) {
  return (
    <Link href="/search" className="prose-link">
      {children}
    </Link>
  )
}
