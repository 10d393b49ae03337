import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { ChangesPage } from '@/components/standards/changes'
import { changesFeed } from '@/components/standards/feed'
import { changesData } from '@/components/standards/structured'
import { env } from '@/lib/core/server/env'
import { listChanges } from '@/lib/standards/changes/queries'
import { CHANGES } from '@/lib/standards/constants'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Changes of standards',
  description:
    'Which structural standards have changed their status, which will and on what day, who says so, and how many articles of the library cite each.',
  alternates: { canonical: CHANGES, types: changesFeed },
}

export default async function Page() {
  return (
    <>
      <StructuredData about={changesData(env().APP_URL)} />
      <ChangesPage view={await listChanges()} />
    </>
  )
}
