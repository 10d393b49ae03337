import { DEFAULT_TIMEFRAME } from '@/lib/analytics/constants'
import type { Timeframe } from '@/lib/analytics/dashboard/types'

export const ANALYTICS_TABS = {
  overview: 'Overview',
  audience: 'Audience',
  content: 'Content',
  engagement: 'Engagement',
} as const
export type AnalyticsTab = keyof typeof ANALYTICS_TABS

export type AnalyticsView = { tab: AnalyticsTab; timeframe: Timeframe; page: number }

/** Only what differs from the page as it opens. */
export function analyticsAddress({ tab, timeframe, page }: AnalyticsView): string {
  const query = new URLSearchParams()
  if (tab !== 'overview') query.set('tab', tab)
  if (timeframe !== DEFAULT_TIMEFRAME) query.set('timeframe', timeframe)
  if (page > 1) query.set('page', String(page))
  return `/admin/analytics${query.size > 0 ? `?${query.toString()}` : ''}`
}
