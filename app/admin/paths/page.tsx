import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { NewPath } from '@/components/admin/paths/new-path'
import { PathTable } from '@/components/admin/paths/path-table'
import { pageViewer } from '@/lib/http/session'
import { listAllPaths } from '@/lib/paths/administration/queries'

export const metadata: Metadata = { title: 'Paths' }

export default async function AdminPathsPage() {
  const viewer = await pageViewer('admin')
  const paths = await listAllPaths(viewer)
  return (
    <>
      <AdminHeading
        title="Paths"
        lead="Reading lists in an order, which members work through."
        actions={<NewPath />}
      />
      <PathTable paths={paths} />
    </>
  )
}
