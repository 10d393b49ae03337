import type { Family } from '@/lib/drawings/rules/families'

/**
 * What draws each family again, all of it in one file: a page seldom has drawings of more than one, and what
 * is packed together is smaller than the sum of its parts. A calculation imports this, and not the page, so
 * that what it has fetched for itself is not fetched once more.
 */
export const DRAWN_BY = {
  geometry: () => import('./following-geometry'),
  beam: () => import('./following-beam'),
  plot: () => import('./following-plot'),
} satisfies Record<Family, unknown>
