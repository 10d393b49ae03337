import { render, screen, within } from '@testing-library/react'
import { DayChart } from '@/components/admin/analytics/day-chart'
import { SearchAnalytics } from '@/components/search/analytics/search-analytics'
import type { SearchMetrics } from '@/lib/search/metrics/types'
import { renderOnPage } from '../render'

const dayOf = (day: number) => `2026-11-0${day}`
const daysIn = (table: string) =>
  within(screen.getByRole('region', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent)

test('the highest day is named, and none where nothing happened', () => {
  const days = [1, 2].map((day) => ({ day: dayOf(day), views: 23 * (day - 1), visitors: 1 }))
  const { rerender } = render(<DayChart days={days} file="views" />)
  expect(screen.getByText('Highest day: 23.')).toBeInTheDocument()
  const picture = screen.getByRole('img', { name: /^Page views of each day\. Across: Day, from 1 Nov 2026/ })
  expect(picture).toHaveAccessibleName(expect.stringContaining('(1 Nov 2026, 0), (2 Nov 2026, 23.0)'))
  // As in an article, it can be enlarged and saved from there.
  expect(screen.getByRole('button', { name: 'Enlarge', hidden: true })).toBeInTheDocument()
  expect(picture.querySelectorAll('.column')).toHaveLength(2)
  rerender(<DayChart days={days.slice(0, 1)} file="views" />)
  expect(screen.queryByText(/Highest day/)).not.toBeInTheDocument()
  // Neither a bare axis nor a table of zeros.
  expect(document.querySelector('.drawing')).toBeNull()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getAllByText(/^No visitor who agreed to analytics came/)).toHaveLength(2)
})

test('both tables of days begin with the latest', async () => {
  render(<DayChart days={[1, 2].map((day) => ({ day: dayOf(day), views: 1, visitors: 1 }))} file="views" />)
  expect(daysIn('Page Views')).toEqual([dayOf(2), dayOf(1)])

  // Reduced motion, so that nothing ticks.
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList
  const metrics: SearchMetrics = {
    totalSearches: 2,
    uniqueQueries: 1,
    avgResultsPerSearch: 1,
    clickThroughRate: null,
    meanReciprocalRank: null,
    topQueries: [],
    zeroResults: [],
    searchesByDay: [1, 2].map((day) => ({ date: dayOf(day), count: 1 })),
    recentSearches: [],
  }
  globalThis.fetch = () => Promise.resolve(Response.json(metrics))
  renderOnPage(<SearchAnalytics range="7d" />)
  await screen.findByText('Searches per Day')
  expect(daysIn('Searches per Day')).toEqual([dayOf(2), dayOf(1)])
})
