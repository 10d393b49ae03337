import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { TagManager } from '@/components/admin/taxonomy/tag-manager'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { tagsQuery } from '@/lib/taxonomy/hooks'
import { listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Tags' }

export default async function TagsPage() {
  await pageViewer('admin')
  return (
    <Prefetched entries={[[tagsQuery.queryKey, await listTags()]]}>
      <AdminHeading title="Tags" lead="An article can carry several; readers filter the library by them." />
      <TagManager />
    </Prefetched>
  )
}
