import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { changesFeed } from '@/components/standards/feed'
import { RegisterOfStandards } from '@/components/standards/register'
import { listData } from '@/components/standards/structured'
import { env } from '@/lib/core/server/env'
import { listStandards } from '@/lib/standards/public/queries'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Standards',
  description:
    'Which structural standards are in force, which are superseded or withdrawn and from when, and what the library says about each.',
  alternates: { canonical: '/standards', types: changesFeed },
}

export default async function StandardsPage() {
  const standards = await listStandards()
  return (
    <>
      <StructuredData about={listData(env().APP_URL, standards)} />
      <RegisterOfStandards standards={standards} />
    </>
  )
}
