import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { TagManager } from '@/components/admin/taxonomy/tag-manager'
import { FreshAgain } from '@/components/ui/fresh-again'
import { Prefetched } from '@/components/ui/prefetched'
import { tagsQuery } from '@/lib/taxonomy/hooks'
import { readPage } from '@/lib/http/read-page'
import { tagList } from './data'

export const metadata: Metadata = { title: 'Tags' }

export default async function TagsPage() {
  const {
    data: { tags, articles },
  } = await readPage(tagList)
  return (
    <Prefetched entries={[[tagsQuery.queryKey, tags]]}>
      <FreshAgain />
      <AdminHeading title="Tags" lead="An article can carry several; readers filter the library by them." />
      <TagManager articles={articles} />
    </Prefetched>
  )
}
