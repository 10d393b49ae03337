import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { ReviewedSynonyms } from '@/components/admin/synonyms/reviewed-synonyms'
import { SynonymManager } from '@/components/admin/synonyms/synonym-manager'
import { Prefetched } from '@/components/ui/prefetched'
import { synonymsQuery } from '@/lib/search/synonyms/hooks'
import { readPage } from '@/lib/http/read-page'
import { synonyms } from './data'

export const metadata: Metadata = { title: 'Synonyms' }

export default async function SynonymsPage() {
  const {
    data: { entered, reviewed },
  } = await readPage(synonyms)
  return (
    <Prefetched entries={[[synonymsQuery.queryKey, entered]]}>
      <AdminHeading
        title="Synonyms"
        lead="Whoever searches for one of the names finds what is written under the others."
      />
      <SynonymManager />
      <ReviewedSynonyms meanings={reviewed} />
    </Prefetched>
  )
}
