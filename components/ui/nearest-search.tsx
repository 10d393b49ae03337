import type { ShorterSearch } from '@/lib/core/shorter-search'
import { buttonStyles } from './button-styles'
import { Link } from './link'

type NearestSearchProps = {
  href: string
  nearest: ShorterSearch
  /** What is found: one of it, and several. */
  of: readonly [one: string, several: string]
  /** Where the list is narrowed on the page itself. */
  onSearch?: () => void
}

/** The way on where nothing was found: a search that finds something, and how much. */
export function NearestSearch({
  href,
  nearest: { search, total },
  of: [one, several],
  onSearch,
}: NearestSearchProps) {
  const found = `${total} ${total === 1 ? one : several}`
  return (
    <Link
      href={href}
      className={buttonStyles({ variant: 'outline', size: 'sm', className: 'max-w-full' })}
      onClick={
        onSearch &&
        ((event) => {
          event.preventDefault()
          onSearch()
        })
      }
    >
      {search ? `Show ${found} for ‘${search}’` : `Show ${found}`}
    </Link>
  )
}
