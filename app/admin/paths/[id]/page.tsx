import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ADMIN_PATHS_PAGE } from '@/components/admin/paths/paths-address'
import { PathEditor } from '@/components/admin/paths/path-editor'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { listData } from '@/lib/calculations/tables/reading/queries'
import { Prefetched } from '@/components/ui/prefetched'
import { foundOr404 } from '@/lib/http/found'
import { pageViewer } from '@/lib/http/session'
import { adminPathQuery } from '@/lib/paths/administration/hooks'
import { openPathForAdmin } from '@/lib/paths/administration/queries'
import { adminPathKey } from '@/lib/paths/schema'

type Props = { params: Promise<{ id: string }> }

const pathAt = cache(async (id: string) => {
  const viewer = await pageViewer('admin')
  const { data: key } = adminPathKey.safeParse({ id })
  return key ? foundOr404(openPathForAdmin(viewer, key.id)) : notFound()
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await pathAt((await params).id)).title }
}

export default async function AdminPathPage({ params }: Props) {
  const [path, tables] = await Promise.all([pathAt((await params).id), listData()])
  return (
    <Prefetched entries={[[adminPathQuery(path.id).queryKey, path]]}>
      <Breadcrumb items={[{ label: 'Paths', href: ADMIN_PATHS_PAGE }, { label: path.title }]} />
      <PathEditor id={path.id} tables={tables.map(({ name, title }) => ({ name, title }))} />
    </Prefetched>
  )
}
