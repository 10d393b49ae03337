import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { Correspondences } from '@/components/admin/standards/correspondences'
import { FreshAgain } from '@/components/ui/fresh-again'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { clauses } from './data'

export const metadata: Metadata = { title: 'Standards: Clauses' }

export default async function ClausesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, pairs, shorter },
  } = await readPage(clauses, { query: searchParams })
  return (
    <>
      <FreshAgain />
      <AdminHeading
        title="Standards: Clauses"
        lead="Which clause of a later edition has the place of one of an earlier edition, in our own words and with the source."
      />
      <Correspondences pairs={pairs} view={view} shorter={shorter} />
    </>
  )
}
