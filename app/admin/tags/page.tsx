import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { TagManager } from '@/components/admin/taxonomy/tag-manager'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { tagsQuery } from '@/lib/taxonomy/hooks'
import { articlesByTag, listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Tags' }

export default async function TagsPage() {
  const viewer = await pageViewer('admin')
  const [tags, articles] = await Promise.all([listTags(), articlesByTag(viewer)])
  return (
    <Prefetched entries={[[tagsQuery.queryKey, tags]]}>
      <AdminHeading title="Tags" lead="An article can carry several; readers filter the library by them." />
      <TagManager articles={articles} />
    </Prefetched>
  )
}
