'use client'
import clsx from 'clsx'
import { Search, X } from 'lucide'
import { useRouter } from 'next/navigation'
import { useRef, useState, type KeyboardEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { trackEvent } from '@/lib/core/browser/reader-events'
import { Icon } from '../ui/icon'
import { mayLeaveFor } from '../ui/leave'
import { onDemand } from '../ui/on-demand'
import { SearchPopup } from './search-popup'
import { FIELD, useCombobox } from './use-combobox'
import { usePressOutside } from './use-press-outside'
import { useSearchShortcut } from './use-search-shortcut'
import { useSuggestions } from './use-suggestions'

const load = () => import('./search-dropdown').then((part) => part.SearchDropdown)

/** Fetched when somebody reaches for the field, before there is anything to list. */
const SearchDropdown = onDemand(load, {
  failed: ({ combobox }) =>
    combobox.open && (
      <SearchPopup>
        <p role="status" className="text-ink-soft px-4 py-3 text-sm">
          Matches cannot be listed here. {NO_CONNECTION}
        </p>
      </SearchPopup>
    ),
})

const loadAhead = () => void load().catch(() => null)

/** The search of the header: a form that goes to the search page, and a list of articles while typing. */
export function SearchBox() {
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  /** On small screens the field comes and goes. */
  const [unfolded, setUnfolded] = useState(false)
  /** From the first focus on the list below is there, and its live region before it speaks. */
  const [reached, setReached] = useState(false)
  const found = useSuggestions(text)
  const { answer, hits, typed } = found
  const answers = answer ? 1 : 0
  const combobox = useCombobox(answers + hits.length)
  const all = `/search?q=${encodeURIComponent(typed)}`

  function reach() {
    setReached(true)
    combobox.show()
  }

  function leave() {
    combobox.close()
    setUnfolded(false)
  }

  function focusSearch() {
    flushSync(() => setUnfolded(true))
    input.current?.focus()
    input.current?.select()
  }

  useSearchShortcut(focusSearch)
  usePressOutside(frame, combobox.open || unfolded, leave)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!found.longEnough) return
    const first = found.state === 'current' ? 0 : FIELD
    // The search page has what answers, whole.
    const chosen = hits[(combobox.active === FIELD ? first : combobox.active) - answers]
    const to = chosen ? `/articles/${chosen.slug}` : all
    leave()
    if (!mayLeaveFor(to)) return
    if (chosen)
      trackEvent({
        kind: 'opened',
        query: found.query,
        resultsCount: found.count,
        articleId: chosen.id,
        rank: hits.indexOf(chosen) + 1,
      })
    // Who reads on by keyboard begins at the page, and not in the header.
    document.getElementById('main')?.focus({ preventScroll: true })
    router.push(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return combobox.onArrow(event)
    if (!combobox.open || !typed) {
      // On small screens the field goes, and the focus with it.
      if (unfolded) toggle.current?.focus()
      return leave()
    }
    // The browser would empty the field.
    event.preventDefault()
    combobox.close()
  }

  return (
    <div ref={frame} className="ml-auto md:flex-1 md:max-lg:ml-0">
      <button
        ref={toggle}
        type="button"
        aria-label={unfolded ? 'Close search' : 'Search'}
        aria-expanded={unfolded}
        onClick={() => (unfolded ? leave() : focusSearch())}
        className="hover:bg-ink/7 grid size-9 place-items-center rounded md:hidden"
      >
        {unfolded ? <Icon shape={X} className="size-5" /> : <Icon shape={Search} className="size-5" />}
      </button>
      <form
        role="search"
        aria-label="Articles"
        method="get"
        action="/search"
        onSubmit={submit}
        className={clsx(
          'max-md:border-hairline max-md:bg-paper max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:px-4 max-md:py-2.5 md:relative md:ml-auto md:block md:max-w-md',
          !unfolded && 'max-md:hidden',
        )}
      >
        <Icon
          shape={Search}
          className="text-ink-faint pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 max-md:left-7"
        />
        <input
          ref={input}
          {...combobox.roles}
          type="search"
          name="q"
          aria-label="Search articles"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Search articles, clauses, grades"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            combobox.activate(FIELD)
            reach()
          }}
          onPointerEnter={loadAhead}
          onFocus={reach}
          onKeyDown={onKeyDown}
          className="control peer min-h-9 py-1 pr-9 pl-9 md:text-sm [&::-webkit-search-cancel-button]:hidden"
        />
        <kbd className="border-hairline text-ink-faint pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 rounded-sm border px-1.5 text-xs peer-focus:hidden max-md:hidden pointer-coarse:hidden">
          /
        </kbd>
        {reached && <SearchDropdown found={found} combobox={combobox} all={all} onOpen={leave} />}
      </form>
    </div>
  )
}
