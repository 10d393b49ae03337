import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PathView } from '@/components/paths/path-view'
import { PATHS_PAGE } from '@/components/paths/paths-address'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Prefetched } from '@/components/ui/prefetched'
import { foundOr404 } from '@/lib/http/found'
import { readPage } from '@/lib/http/read-page'
import { pathQuery } from '@/lib/paths/hooks'
import { onePath } from './data'

export const metadata: Metadata = { title: 'Path', robots: { index: false } }

type Props = { params: Promise<{ slug: string }> }

export default async function PathPage({ params }: Props) {
  const { data: path } = await foundOr404(readPage(onePath, { params }))
  if (!path) notFound()
  return (
    <Prefetched entries={[[pathQuery(path.slug).queryKey, path]]}>
      <div className="page max-w-4xl py-6 sm:py-10">
        <Breadcrumb items={[{ label: 'Paths', href: PATHS_PAGE }, { label: path.title }]} />
        <PathView slug={path.slug} />
      </div>
    </Prefetched>
  )
}
