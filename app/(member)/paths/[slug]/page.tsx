import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PathView } from '@/components/paths/path-view'
import { PATHS_PAGE } from '@/components/paths/paths-address'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Prefetched } from '@/lib/core/server/prefetched'
import { foundOr404 } from '@/lib/http/found'
import { pageViewer } from '@/lib/http/session'
import { pathQuery } from '@/lib/paths/hooks'
import { openPath } from '@/lib/paths/queries'
import { pathKey } from '@/lib/paths/schema'

export const metadata: Metadata = { title: 'Path', robots: { index: false } }

type Props = { params: Promise<{ slug: string }> }

export default async function PathPage({ params }: Props) {
  const viewer = await pageViewer('verified')
  const { data: key } = pathKey.safeParse(await params)
  if (!key) notFound()
  const path = await foundOr404(openPath(viewer, key.slug))
  return (
    <Prefetched entries={[[pathQuery(key.slug).queryKey, path]]}>
      <div className="page max-w-4xl py-10">
        <Breadcrumb items={[{ label: 'Paths', href: PATHS_PAGE }, { label: path.title }]} />
        <PathView slug={key.slug} />
      </div>
    </Prefetched>
  )
}
