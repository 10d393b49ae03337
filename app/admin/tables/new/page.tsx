import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { TableImport } from '@/components/admin/tables/table-import'
import { TABLES_PAGE } from '@/components/admin/tables/tables-address'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { pageViewer } from '@/lib/http/session'

export const metadata: Metadata = { title: 'New table' }

export default async function NewTablePage() {
  const viewer = await pageViewer('admin')
  return (
    <>
      <Breadcrumb items={[{ label: 'Tables', href: TABLES_PAGE }, { label: 'New table' }]} />
      <AdminHeading title="New table" />
      <div className="mt-6 max-w-3xl">
        <TableImport
          adminId={viewer.id}
          start={{ name: '', title: '', source: '', notes: '', csv: '', seen: 0 }}
        />
      </div>
    </>
  )
}
