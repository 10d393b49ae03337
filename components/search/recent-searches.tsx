'use client'
import { History } from 'lucide'
import { useEffect } from 'react'
import { useRecentSearches } from '@/lib/search/recent/hooks'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

/** What this member looked for on this device, newest first. */
export function RecentSearches({ memberId }: { memberId: string }) {
  const { searches, clear } = useRecentSearches(memberId)
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className="mt-8">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent-searches" className="text-lg font-semibold">
          Recent searches
        </h2>
        <Button variant="ghost" onClick={clear}>
          Forget them
        </Button>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {searches.map((search) => (
          <li key={search} className="max-w-full">
            <Link
              href={`/search?q=${encodeURIComponent(search)}`}
              className={buttonStyles({ variant: 'outline', size: 'sm', className: 'max-w-full' })}
            >
              <Icon shape={History} className="size-4 shrink-0" />
              <span className="truncate">{search}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Remembers a search that found something. */
export function RememberSearch({ memberId, query }: { memberId: string; query: string }) {
  const { remember } = useRecentSearches(memberId)
  useEffect(() => remember(query), [remember, query])
  return null
}
