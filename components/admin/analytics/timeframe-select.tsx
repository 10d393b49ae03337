'use client'
import { useRouter } from 'next/navigation'
import { TIMEFRAME_NAMES } from '@/lib/analytics/constants'
import type { Timeframe } from '@/lib/analytics/dashboard/types'
import { Select } from '../../ui/select'
import { analyticsAddress, type AnalyticsView } from './analytics-address'

export function TimeframeSelect({ view }: { view: AnalyticsView }) {
  const router = useRouter()
  return (
    <Select
      className="w-40!"
      aria-label="Timeframe"
      value={view.timeframe}
      onChange={({ target }) =>
        router.push(analyticsAddress({ ...view, timeframe: target.value as Timeframe }), { scroll: false })
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
