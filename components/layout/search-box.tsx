'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Search, X } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { trackEvent } from '@/lib/core/browser/reader-events'
import { DEBOUNCE_MS, DROPDOWN_RESULTS, MINIMUM_QUERY_LENGTH, TOO_SHORT } from '@/lib/search/constants'
import { searchQuery } from '@/lib/search/hooks'
import { optionId, SearchFailure, SearchLoading, SearchResults } from './search-results'
import { useDebounced } from './use-debounced'
import { useSearchShortcut } from './use-search-shortcut'

const NONE = -1

export function SearchBox() {
  const router = useRouter()
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  /** On small screens the field comes and goes. */
  const [unfolded, setUnfolded] = useState(false)

  const typed = text.trim()
  const q = useDebounced(typed, DEBOUNCE_MS)
  const { data, error, isPlaceholderData } = useQuery({
    ...searchQuery({ q }),
    // The last answers stay in sight, so that nothing jumps between two letters.
    placeholderData: keepPreviousData,
  })
  const longEnough = typed.length >= MINIMUM_QUERY_LENGTH
  const settled = longEnough && q === typed
  const fresh = settled && !error && data !== undefined && !isPlaceholderData
  const hits = longEnough ? (data?.slice(0, DROPDOWN_RESULTS) ?? []) : []
  const all = `/search?q=${encodeURIComponent(typed)}`

  function close() {
    setOpen(false)
    setActive(NONE)
  }

  function leave() {
    close()
    setUnfolded(false)
  }

  function focusSearch() {
    flushSync(() => setUnfolded(true))
    input.current?.focus()
    input.current?.select()
  }

  useSearchShortcut(focusSearch)

  useEffect(() => {
    if (!open && !unfolded) return
    const closeOutside = (event: Event) => {
      if (!(event.target instanceof Node) || frame.current?.contains(event.target)) return
      setOpen(false)
      setActive(NONE)
      setUnfolded(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open, unfolded])

  function submit() {
    if (!longEnough) return
    const chosen = hits[active] ?? (fresh ? hits[0] : undefined)
    if (chosen)
      trackEvent({
        kind: 'opened',
        query: q,
        resultsCount: data?.length ?? 0,
        articleId: chosen.id,
        rank: hits.indexOf(chosen) + 1,
      })
    router.push(chosen ? `/articles/${chosen.slug}` : all)
    leave()
  }

  function steer(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape') {
      if (!open || !typed) return leave()
      // The browser would empty the field.
      event.preventDefault()
      close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hits.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One place beyond either end is the field itself.
      const places = hits.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + places) % places) - 1)
    }
  }

  const dropped = open && longEnough
  return (
    <div ref={frame} className="ml-auto md:flex-1 md:max-lg:ml-0">
      <button
        type="button"
        aria-label={unfolded ? 'Close search' : 'Search'}
        aria-expanded={unfolded}
        onClick={() => (unfolded ? leave() : focusSearch())}
        className="hover:bg-ink/7 grid size-9 place-items-center rounded md:hidden"
      >
        {unfolded ? <X aria-hidden className="size-5" /> : <Search aria-hidden className="size-5" />}
      </button>
      <div
        role="search"
        aria-label="Articles"
        className={clsx(
          'max-md:border-hairline max-md:bg-paper max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:px-4 max-md:py-2.5 md:relative md:ml-auto md:block md:max-w-md',
          !unfolded && 'max-md:hidden',
        )}
      >
        <Search
          aria-hidden
          className="text-ink-faint pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 max-md:left-7"
        />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label="Search articles"
          aria-expanded={dropped}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={dropped && active !== NONE ? optionId(listId, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Search articles, clauses, grades"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(NONE)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={steer}
          className="control peer min-h-9 py-1 pr-9 pl-9 md:text-sm [&::-webkit-search-cancel-button]:hidden"
        />
        <kbd className="border-hairline text-ink-faint pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 rounded-sm border px-1.5 text-xs peer-focus:hidden max-md:hidden pointer-coarse:hidden">
          /
        </kbd>
        {open && typed && !longEnough && q === typed && (
          <p
            role="status"
            className="z-overlay border-hairline bg-surface shadow-float text-ink-soft absolute inset-x-0 top-full border px-4 py-3 text-sm max-md:border-x-0 md:mt-1.5 md:rounded-md"
          >
            {TOO_SHORT}
          </p>
        )}
        {dropped && (
          <div
            data-query={q}
            data-found={data?.length ?? 0}
            className="z-overlay border-hairline bg-surface shadow-float absolute inset-x-0 top-full overflow-hidden border max-md:border-x-0 md:mt-1.5 md:rounded-md"
          >
            {settled && error ? (
              <SearchFailure error={error} />
            ) : hits.length === 0 && !fresh ? (
              <SearchLoading />
            ) : hits.length === 0 ? (
              <p className="text-ink-soft px-4 py-3 text-sm">
                No articles match. Try a clause, a grade or a shorter word.
              </p>
            ) : (
              <SearchResults id={listId} hits={hits} active={active} onPoint={setActive} onOpen={leave} />
            )}
            {hits.length > 0 && !(settled && error) && (
              <Link
                href={all}
                prefetch={false}
                onClick={leave}
                className="text-link flex min-h-10 items-center px-4 text-sm font-medium hover:underline"
              >
                View all results
              </Link>
            )}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {dropped && fresh && announce(hits.length)}
      </p>
    </div>
  )
}

function announce(count: number): string {
  if (count === 0) return 'No articles match.'
  return `${count} ${count === 1 ? 'article matches' : 'articles shown'}. Use the arrow keys to choose.`
}
