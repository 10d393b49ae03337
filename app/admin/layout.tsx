import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminNav } from '@/components/admin/admin-nav'

export const metadata: Metadata = { robots: { index: false } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 py-6 sm:py-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <AdminNav />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
