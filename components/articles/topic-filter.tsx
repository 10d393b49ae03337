import type { ReactNode } from 'react'
import { TOPIC_GROUPS } from '@/lib/taxonomy/constants'
import { headingOf } from '@/lib/taxonomy/rules/topics'
import type { Topic } from '@/lib/taxonomy/types'
import { FilterChip } from './filter-chip'
import { libraryAddress, type LibraryFilters } from './library-address'

type TopicFilterProps = {
  topics: Topic[]
  filters: LibraryFilters
  /** By tag, how many articles choosing it would leave. */
  counts: Record<number, number>
}

/** Every tag is an address: it can be opened in another tab, sent to a colleague and gone back to. */
export function TopicFilter({ topics, filters, counts }: TopicFilterProps) {
  const chip = (slug: string | undefined, name: string) => (
    <FilterChip
      chosen={slug === filters.tagSlug}
      href={libraryAddress({ ...filters, tagSlug: slug, page: 1 })}
    >
      {name}
    </FilterChip>
  )
  return (
    <nav aria-label="Tags" className="grid gap-4">
      <p>{chip(undefined, 'All Tags')}</p>
      {TOPIC_GROUPS.map((group) => {
        const members = topics.filter((topic) => topic.group === group)
        if (members.length === 0) return null
        return (
          <Group key={group} heading={headingOf(group)}>
            {members.map(({ id, slug, name }) => (
              <li key={id} className="flex items-center gap-1">
                {chip(slug, name)}
                <Count of={counts[id] ?? 0} />
              </li>
            ))}
          </Group>
        )
      })}
    </nav>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <p className="text-sm font-medium">{heading}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-2.5 gap-y-1.5">{children}</ul>
    </section>
  )
}

function Count({ of }: { of: number }) {
  return (
    <span className="text-ink-faint text-xs tabular-nums">
      {of}
      <span className="sr-only">{of === 1 ? ' article' : ' articles'}</span>
    </span>
  )
}
