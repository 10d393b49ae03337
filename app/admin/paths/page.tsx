import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { NewPath } from '@/components/admin/paths/new-path'
import { PathTable } from '@/components/admin/paths/path-table'
import { FreshAgain } from '@/components/ui/fresh-again'
import { readPage } from '@/lib/http/read-page'
import { pathTable } from './data'

export const metadata: Metadata = { title: 'Paths' }

export default async function AdminPathsPage() {
  const { data: paths } = await readPage(pathTable)
  return (
    <>
      <FreshAgain />
      <AdminHeading
        title="Paths"
        lead="Reading lists in an order, which members work through."
        actions={<NewPath />}
      />
      <PathTable paths={paths} />
    </>
  )
}
