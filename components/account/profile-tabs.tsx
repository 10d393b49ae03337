'use client'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { Tab, TabPanel, Tabs, TabsList } from '../ui/tabs'

type ProfileTabsProps = { profile: ReactNode; settings: ReactNode }

const panel = 'grid gap-6 data-[state=inactive]:hidden'

/**
 * The tab stands in the address. Both stay mounted, so that what was typed in one survives a look at the
 * other.
 */
export function ProfileTabs({ profile, settings }: ProfileTabsProps) {
  const tab = useSearchParams().get('tab') === 'settings' ? 'settings' : 'profile'
  const open = (next: string) =>
    window.history.pushState(null, '', next === 'settings' ? '/profile?tab=settings' : '/profile')
  return (
    <Tabs value={tab} onValueChange={open} className="min-w-0">
      <TabsList aria-label="Your account">
        <Tab value="profile">Profile</Tab>
        <Tab value="settings">Settings</Tab>
      </TabsList>
      <TabPanel value="profile" forceMount className={panel}>
        {profile}
      </TabPanel>
      <TabPanel value="settings" forceMount className={panel}>
        {settings}
      </TabPanel>
    </Tabs>
  )
}
