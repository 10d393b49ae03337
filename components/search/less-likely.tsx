import { ListLink } from '../ui/list-link'
import type { Narrowing } from './filters'
import { searchAddress } from '@/lib/search/rules/filters'

type LessLikelyProps = Pick<Narrowing, 'query' | 'filters' | 'order'> & { count: number; isShown: boolean }

/**
 * Shows the less likely hits, and hides them again. The address says that they are shown, so that they are
 * there, and the page as long as before, when a reader comes back from one of them.
 */
export function LessLikely({ count, isShown, query, filters, order }: LessLikelyProps) {
  return (
    <p className="border-hairline border-b py-4 print:hidden">
      <ListLink
        href={searchAddress(query, filters, order, !isShown)}
        aria-expanded={isShown}
        className="text-link inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
      >
        {isShown ? 'Hide' : 'Show'} {count} less likely article{count === 1 ? '' : 's'}
      </ListLink>
    </p>
  )
}
