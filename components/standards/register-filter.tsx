'use client'
import { SearchX } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useBrowserValue } from '@/lib/core/browser/use-browser-value'
import { shorterSearch } from '@/lib/core/shorter-search'
import { FIND_MAX } from '@/lib/standards/constants'
import type { ListedStandard } from '@/lib/standards/public/types'
import { foundIn } from '@/lib/standards/rules/searching'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { putAddress } from '../ui/entry-state'
import { Field } from '../ui/field'
import { Icon } from '../ui/icon'
import { Input } from '../ui/input'
import { Link } from '../ui/link'
import { NearestSearch } from '../ui/nearest-search'

type RegisterFilterProps = {
  standards: Pick<ListedStandard, 'standard' | 'title' | 'body' | 'aliases'>[]
  /** What the address asked for when the server rendered the list. */
  asked: string
  /** The list as the server rendered it, a row with `data-standard` for each standard. */
  children: ReactNode
}

/** Milliseconds without another key: browsers allow no more than some hundred new addresses a minute. */
const REMEMBER_AFTER = 400

const inAddress = () => new URLSearchParams(window.location.search).get('q') ?? ''

/**
 * Narrows the list by what is typed, which the address remembers: hides rows, and what has no row left.
 * Without scripts the form asks the server, which hides the same.
 */
export function RegisterFilter({ standards, asked: given, children }: RegisterFilterProps) {
  const asked = useBrowserValue(inAddress) ?? given
  const [entered, setEntered] = useState<string | null>(null)
  const typed = entered ?? asked
  const list = useRef<HTMLDivElement>(null)
  const found = foundIn(standards, typed)
  const shorter = found.length === 0 ? shorterSearch(typed, (less) => foundIn(standards, less).length) : null

  useLayoutEffect(() => {
    const shown = new Set(foundIn(standards, typed).map(({ standard }) => standard))
    const all = (selector: string) => list.current!.querySelectorAll<HTMLElement>(selector)
    for (const row of all('[data-standard]')) row.hidden = !shown.has(row.dataset.standard!)
    for (const group of all('section, section > div'))
      group.hidden = !group.querySelector('[data-standard]:not([hidden])')
    for (const section of all('section'))
      all(`nav a[href="#${section.getAttribute('aria-labelledby')}"]`)[0]!.parentElement!.hidden =
        section.hidden
  }, [standards, typed])
  useEffect(() => {
    if (entered === null) return
    const pause = setTimeout(() => {
      const { pathname, hash } = window.location
      const query = entered.trim() && `?${new URLSearchParams({ q: entered }).toString()}`
      putAddress(`${pathname}${query}${hash}`)
    }, REMEMBER_AFTER)
    return () => clearTimeout(pause)
  }, [entered])

  return (
    <>
      <search className="mt-8 block max-w-md print:hidden">
        <form
          method="get"
          action="/standards"
          onSubmit={(event) => event.preventDefault()}
          className="flex items-start gap-3"
        >
          <Field
            label="Find a standard"
            hint="By number, title, or another name, such as EC3 or BS EN 1993-1-1"
            className="flex-1"
          >
            <Input
              type="search"
              name="q"
              autoComplete="off"
              maxLength={FIND_MAX}
              value={typed}
              onChange={(event) => setEntered(event.target.value)}
            />
          </Field>
          <noscript>
            <button
              type="submit"
              className={buttonStyles({ variant: 'outline', className: 'mt-[1.625rem]' })}
            >
              Find
            </button>
          </noscript>
        </form>
        <p role="status" className="text-ink-soft mt-2 min-h-5 text-sm tabular-nums">
          {typed.trim() && `${found.length} of ${standards.length} standards`}
        </p>
      </search>
      {found.length === 0 && (
        <EmptyState
          className="mt-4"
          icon={<Icon shape={SearchX} />}
          title="No standard has this name"
          description="The register holds most of what the library cites, and what is to take its place."
          action={
            <div className="flex flex-wrap gap-3">
              {shorter && (
                <NearestSearch
                  href={`/standards?${new URLSearchParams({ q: shorter.search })}`}
                  nearest={shorter}
                  of={['standard', 'standards']}
                  onSearch={() => setEntered(shorter.search)}
                />
              )}
              <Link
                href="/standards"
                className={buttonStyles({ variant: 'outline', size: 'sm' })}
                onClick={(event) => {
                  event.preventDefault()
                  setEntered('')
                }}
              >
                Show all standards
              </Link>
            </div>
          }
        />
      )}
      <div ref={list}>{children}</div>
    </>
  )
}
