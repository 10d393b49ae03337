'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Tab, TabPanel, Tabs, TabsList } from '../ui/tabs'

type SearchTabsProps = { tab: 'articles' | 'analytics'; children: ReactNode }

/** For admins only. The tab stands in the address, and what it shows comes from the server. */
export function SearchTabs({ tab, children }: SearchTabsProps) {
  const router = useRouter()
  const go = (to: string) => router.push(to === 'analytics' ? '/search?tab=analytics' : '/search')
  return (
    <Tabs value={tab} onValueChange={go} activationMode="manual">
      <TabsList aria-label="Search">
        <Tab value="articles">Search Articles</Tab>
        <Tab value="analytics">Search Analytics</Tab>
      </TabsList>
      <TabPanel value={tab}>{children}</TabPanel>
    </Tabs>
  )
}
