'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Tab, TabPanel, Tabs, TabsList } from '../../ui/tabs'
import { ANALYTICS_TABS, analyticsAddress, type AnalyticsTab, type AnalyticsView } from './analytics-address'

/** The tab stands in the address, and what it shows comes from the server. */
export function AnalyticsTabs({ view, children }: { view: AnalyticsView; children: ReactNode }) {
  const router = useRouter()
  return (
    <Tabs
      value={view.tab}
      onValueChange={(tab) =>
        router.push(analyticsAddress({ ...view, tab: tab as AnalyticsTab, page: 1 }), { scroll: false })
      }
      activationMode="manual"
      className="mt-8"
    >
      <TabsList aria-label="Analytics">
        {Object.entries(ANALYTICS_TABS).map(([tab, label]) => (
          <Tab key={tab} value={tab}>
            {label}
          </Tab>
        ))}
      </TabsList>
      <TabPanel value={view.tab} className="grid gap-8">
        {children}
      </TabPanel>
    </Tabs>
  )
}
