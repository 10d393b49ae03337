import 'server-only'
import { redirect } from 'next/navigation'
import type { Page } from '@/lib/core/page'

/** Leads an old link to a page of a list that is no longer there to the last one that is. */
export function leadToLastPage(
  { items, total, pageSize }: Pick<Page<unknown>, 'items' | 'total' | 'pageSize'>,
  addressOf: (page: number) => string,
): void {
  if (items.length === 0 && total > 0) redirect(addressOf(Math.ceil(total / pageSize)))
}
