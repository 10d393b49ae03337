import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
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

export const metadata: Metadata = { title: 'Path' }

type Props = { params: Promise<{ id: string }> }

export default async function AdminPathPage({ params }: Props) {
  const viewer = await pageViewer('admin')
  const { data: key } = adminPathKey.safeParse(await params)
  if (!key) notFound()
  const [path, tables] = await Promise.all([foundOr404(openPathForAdmin(viewer, key.id)), listData()])
  return (
    <Prefetched entries={[[adminPathQuery(key.id).queryKey, path]]}>
      <Breadcrumb items={[{ label: 'Paths', href: ADMIN_PATHS_PAGE }, { label: path.title }]} />
      <PathEditor id={key.id} tables={tables.map(({ name, title }) => ({ name, title }))} />
    </Prefetched>
  )
}
