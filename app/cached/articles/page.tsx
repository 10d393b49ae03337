import type { Metadata } from 'next'
import { LibraryPage } from '@/app/(member)/articles/library-page'
import { Library } from '@/components/articles/library'
import { listFeatured } from '@/lib/articles/queries'
import { publishedPage } from '@/lib/articles/published/queries'
import type { listTags } from '@/lib/taxonomy/queries'

export const metadata: Metadata = { title: 'Articles', robots: { index: false } }

/** The library's first page as it is cached for every member. */
export default function Page() {
  return <LibraryPage filters={{}} results={(tags) => <FirstPage tags={tags} />} />
}

async function FirstPage({ tags }: { tags: Awaited<ReturnType<typeof listTags>> }) {
  const [found, featured] = await Promise.all([publishedPage({}), listFeatured()])
  return <Library found={found} featured={featured} tags={tags} filters={{}} />
}
