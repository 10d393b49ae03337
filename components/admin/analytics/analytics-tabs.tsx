'use client'
import type { ReactNode } from 'react'
import { Tab, TabPanel, Tabs, TabsList } from '../../ui/tabs'
import { ANALYTICS_TABS, analyticsAddress, type AnalyticsTab, type AnalyticsView } from './analytics-address'
import { useListRouter } from '../../ui/list-router'

/** The tab stands in the address, and what it shows comes from the server. */
export function AnalyticsTabs({ view, children }: { view: AnalyticsView; children: ReactNode }) {
  const list = useListRouter()
  return (
    <Tabs
      value={view.tab}
      onValueChange={(tab) => list.push(analyticsAddress({ ...view, tab: tab as AnalyticsTab, page: 1 }))}
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
