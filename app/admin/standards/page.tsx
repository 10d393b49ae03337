import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { AllAnnouncements } from '@/components/admin/standards/announcements'
import { RegisterFile } from '@/components/admin/standards/register-file'
import { RegisterList } from '@/components/admin/standards/register-list'
import { Unlisted } from '@/components/admin/standards/unlisted'
import { FreshAgain } from '@/components/ui/fresh-again'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { register } from './data'

export const metadata: Metadata = { title: 'Standards' }

export default async function StandardsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, entries, unlisted, announced, nearest },
  } = await readPage(register, { query: searchParams })
  return (
    <>
      <FreshAgain />
      <AdminHeading
        title="Standards"
        lead="What is in force, since when, and who says so. A status is never changed: a new row takes its place. Export writes a file with one edition a line, and Import reads such a file."
        actions={<RegisterFile />}
      />
      <RegisterList entries={entries} view={view} nearest={nearest} />
      <Unlisted unlisted={unlisted} />
      <AllAnnouncements announced={announced} />
    </>
  )
}
