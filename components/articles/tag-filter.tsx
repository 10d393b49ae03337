import clsx from 'clsx'
import Link from 'next/link'
import type { Tag } from '@/lib/taxonomy/types'
import { libraryAddress, type LibraryFilters } from './library-address'

const chip = 'inline-flex min-h-7 items-center rounded-sm px-2.5 text-sm whitespace-nowrap ring-1 ring-inset'

/** Every tag is an address: it can be opened in another tab, sent to a colleague and gone back to. */
export function TagFilter({ tags, filters }: { tags: Tag[]; filters: LibraryFilters }) {
  const choices = [{ slug: undefined, name: 'All Tags' }, ...tags]
  return (
    <nav aria-label="Tags">
      <p className="text-sm font-medium">Tags</p>
      <ul className="mt-1.5 flex gap-1.5 overflow-x-auto py-1 max-lg:-mx-4 max-lg:px-4 lg:flex-wrap">
        {choices.map(({ slug, name }) => {
          const chosen = slug === filters.tagSlug
          return (
            <li key={name}>
              <Link
                href={libraryAddress({ ...filters, tagSlug: slug, page: 1 })}
                prefetch={false}
                scroll={false}
                aria-current={chosen ? 'true' : undefined}
                className={clsx(
                  chip,
                  chosen
                    ? 'bg-ink text-paper ring-ink'
                    : 'text-ink-soft ring-hairline hover:text-ink hover:ring-hairline-strong',
                )}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
