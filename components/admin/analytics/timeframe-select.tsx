'use client'
import { TIMEFRAME_NAMES } from '@/lib/analytics/constants'
import type { Timeframe } from '@/lib/analytics/dashboard/types'
import { Select } from '../../ui/select'
import { analyticsAddress, type AnalyticsView } from './analytics-address'
import { useListRouter } from '../../ui/list-router'

export function TimeframeSelect({ view }: { view: AnalyticsView }) {
  const list = useListRouter()
  return (
    <Select
      className="w-40!"
      aria-label="Timeframe"
      value={view.timeframe}
      onChange={({ target }) =>
        list.push(analyticsAddress({ ...view, timeframe: target.value as Timeframe }))
      }
    >
      {Object.entries(TIMEFRAME_NAMES).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
