'use client'
import clsx from 'clsx'
import { X } from 'lucide'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { ListLink } from '../ui/list-link'
import { FACET_NAMES, ORDER_NAMES, ORDERS, type Facet, type Order } from '@/lib/search/constants'
import { nameOfValue, searchAddress, type Filters, type Option } from '@/lib/search/rules/filters'
import type { LibraryAnswer } from '@/lib/search/types'
import { Details } from '../ui/details'

/** What a list is narrowed and ordered by; `categories` are the names of categories by their ids. */
export type Narrowing = {
  query: string
  filters: Filters
  order: Order
  categories: Readonly<Record<string, string>>
}

const nameOf = (facet: Facet, value: string, { categories }: Narrowing) =>
  facet === 'category' ? (categories[value] ?? 'Unknown category') : nameOfValue(facet, value)

const chosenIn = ({ filters }: Narrowing) =>
  (Object.keys(FACET_NAMES) as Facet[]).flatMap((facet) => {
    const value = filters[facet]
    return value === undefined ? [] : [{ facet, value }]
  })

/** The facets beside the hits; on narrow screens behind a button, which says how many are chosen. */
export function SearchFilters({ facets, ...narrowing }: Narrowing & { facets: LibraryAnswer['facets'] }) {
  const groups = facets.filter(({ options }) => options.length > 0)
  if (groups.length === 0) return null
  const chosen = chosenIn(narrowing).length
  return (
    <nav aria-label="Filters" className="print:hidden">
      <Details className="open-when-wide border-hairline max-lg:border-b">
        <summary className="text-link py-3 font-medium underline-offset-4 hover:underline">
          Filters{chosen > 0 && ` (${chosen})`}
        </summary>
        <div className="grid gap-5 pb-5 sm:max-lg:grid-cols-2 lg:gap-6">
          {groups.map(({ facet, options }) => (
            <FacetList key={facet} facet={facet} options={options} {...narrowing} />
          ))}
          {groups.some(({ options }) => options.some(isLessLikely)) && (
            <p className="text-ink-soft text-xs">
              Articles that are less likely what you look for are listed on request, at the end.
            </p>
          )}
        </div>
      </Details>
    </nav>
  )
}

/** Whether a value has only articles that stand behind the button below the others. */
const isLessLikely = ({ likely, others }: Pick<Option, 'likely' | 'others'>) => likely === 0 && others > 0

/** How many values of a facet are shown before the others are asked for. */
const SHOWN = 6

function FacetList({ facet, options, ...narrowing }: Narrowing & { facet: Facet; options: Option[] }) {
  const shown = options.filter(({ chosen }, index) => index < SHOWN || chosen)
  const others = options.filter((option) => !shown.includes(option))
  const list = (some: Option[]) => (
    <ul>
      {some.map((option) => (
        <li key={option.value}>
          <Choice facet={facet} option={option} {...narrowing} />
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-label={FACET_NAMES[facet]}>
      <h3 className="eyebrow pb-1">{FACET_NAMES[facet]}</h3>
      {list(shown)}
      {others.length > 0 && (
        <Details className="group/more">
          <summary className="text-link min-h-7 py-1 text-sm underline-offset-4 hover:underline">
            <span className="group-open/more:hidden">{others.length} more</span>
            <span className="hidden group-open/more:inline">Fewer</span>
          </summary>
          {list(others)}
        </Details>
      )}
    </section>
  )
}

/** One value, which is an address: chosen once more, it is removed. */
function Choice({
  facet,
  option: { value, chosen, likely, others },
  ...narrowing
}: Narrowing & { facet: Facet; option: Option }) {
  const { query, filters, order } = narrowing
  return (
    <ListLink
      href={searchAddress(query, { ...filters, [facet]: chosen ? undefined : value }, order)}
      aria-current={chosen ? 'true' : undefined}
      className={clsx(
        'flex min-h-7 items-baseline justify-between gap-3 rounded-sm px-2 py-1 text-sm leading-snug max-lg:min-h-9 max-lg:items-center',
        chosen ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink hover:bg-sunken',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{nameOf(facet, value, narrowing)}</span>
      <span className="shrink-0 tabular-nums">
        {isLessLikely({ likely, others }) ? <span className="text-xs">{others} less likely</span> : likely}
      </span>
    </ListLink>
  )
}

/** What is chosen, each to be removed by itself, and all of it at once. */
export function ChosenFilters(narrowing: Narrowing) {
  const { query, filters, order } = narrowing
  const chosen = chosenIn(narrowing)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2 pt-4 print:hidden">
      {chosen.map(({ facet, value }) => (
        <li key={facet} className="max-w-full">
          <ListLink
            href={searchAddress(query, { ...filters, [facet]: undefined }, order)}
            aria-label={`Remove ${FACET_NAMES[facet]}: ${nameOf(facet, value, narrowing)}`}
            className="ring-hairline-strong hover:ring-ink inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm px-2.5 text-sm ring-1 ring-inset"
          >
            <span className="truncate">{nameOf(facet, value, narrowing)}</span>
            <Icon shape={X} className="size-3.5 shrink-0" />
          </ListLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link
            href={searchAddress(query, {}, order)}
            scroll={false}
            className="text-link inline-flex min-h-8 items-center text-sm underline underline-offset-4"
          >
            Remove all filters
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The orders of the list, each an address. */
export function SearchOrder({ query, filters, order }: Narrowing) {
  return (
    <nav aria-label="Order" className="print:hidden">
      <ul className="flex flex-wrap items-center gap-x-4 text-sm">
        <li aria-hidden className="text-ink-soft">
          Sort by
        </li>
        {ORDERS.map((each) => (
          <li key={each}>
            <ListLink
              href={searchAddress(query, filters, each)}
              aria-current={each === order ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-8 items-center underline-offset-4',
                each === order
                  ? 'text-ink font-medium underline'
                  : 'text-ink-soft hover:text-ink hover:underline',
              )}
            >
              {ORDER_NAMES[each]}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
