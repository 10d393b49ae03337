import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PathView } from '@/components/paths/path-view'
import { PATHS_PAGE } from '@/components/paths/paths-address'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Prefetched } from '@/components/ui/prefetched'
import { foundOr404 } from '@/lib/http/found'
import { readPage } from '@/lib/http/read-page'
import { pathQuery } from '@/lib/paths/hooks'
import { onePath } from './data'

type Props = { params: Promise<{ slug: string }> }

const pathAt = cache(async (slug: string) => foundOr404(readPage(onePath, { params: { slug } })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data: path } = await pathAt((await params).slug)
  return { title: path?.title ?? 'Path', robots: { index: false } }
}

export default async function PathPage({ params }: Props) {
  const { data: path } = await pathAt((await params).slug)
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
