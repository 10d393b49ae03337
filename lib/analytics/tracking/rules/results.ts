import { trackEvent } from '@/lib/core/browser/reader-events'

/**
 * Tracks which result of a search a click opens. Lists of results say on their links what they are: the page
 * needs no script of its own for it.
 */
export function trackOpenedResult(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-result]') : null
  const list = link?.closest<HTMLElement>('[data-query]')
  if (!link || !list) return
  trackEvent({
    kind: 'opened',
    query: list.dataset.query!,
    resultsCount: Number(list.dataset.found),
    articleId: Number(link.dataset.result),
    rank: Number(link.dataset.rank),
  })
}
