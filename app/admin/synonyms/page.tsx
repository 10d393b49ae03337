import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { ReviewedSynonyms } from '@/components/admin/synonyms/reviewed-synonyms'
import { SynonymManager } from '@/components/admin/synonyms/synonym-manager'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { synonymsQuery } from '@/lib/search/synonyms/hooks'
import { listSynonyms, reviewedSynonyms } from '@/lib/search/synonyms/queries'

export const metadata: Metadata = { title: 'Synonyms' }

export default async function SynonymsPage() {
  const viewer = await pageViewer('admin')
  return (
    <Prefetched entries={[[synonymsQuery.queryKey, await listSynonyms(viewer)]]}>
      <AdminHeading
        title="Synonyms"
        lead="Whoever searches for one of the names finds what is written under the others."
      />
      <SynonymManager />
      <ReviewedSynonyms meanings={reviewedSynonyms(viewer)} />
    </Prefetched>
  )
}
