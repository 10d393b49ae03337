import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { TableList } from '@/components/admin/tables/table-list'
import { TABLES_PAGE } from '@/components/admin/tables/tables-address'
import { buttonStyles } from '@/components/ui/button-styles'
import { Link } from '@/components/ui/link'
import { FreshAgain } from '@/components/ui/fresh-again'
import { readPage } from '@/lib/http/read-page'
import { tables } from './data'

export const metadata: Metadata = { title: 'Tables' }

export default async function TablesPage() {
  const { data } = await readPage(tables)
  return (
    <>
      <FreshAgain />
      <AdminHeading
        title="Tables"
        lead="What calculations choose from. The latest version of a table counts, in every article that reads it."
        actions={
          <Link href={`${TABLES_PAGE}/new`} className={buttonStyles({})}>
            New table
          </Link>
        }
      />
      <TableList tables={data} />
    </>
  )
}
