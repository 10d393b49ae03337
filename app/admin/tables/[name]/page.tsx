import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { TableImport } from '@/components/admin/tables/table-import'
import { TablePlaceForm } from '@/components/admin/tables/table-place'
import { TableRows } from '@/components/admin/tables/table-rows'
import { TABLES_PAGE } from '@/components/admin/tables/tables-address'
import { UseList } from '@/components/admin/tables/use-list'
import { VersionList } from '@/components/admin/tables/version-list'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { openTable } from '@/lib/calculations/tables/queries'
import { writeTable } from '@/lib/calculations/tables/rules/csv'
import { tableKey } from '@/lib/calculations/tables/schema'
import { foundOr404 } from '@/lib/http/found'
import { pageViewer } from '@/lib/http/session'

type Props = { params: Promise<{ name: string }> }

export const metadata: Metadata = { title: 'Table' }

export default async function TablePage({ params }: Props) {
  const viewer = await pageViewer('admin')
  const { data: key } = tableKey.safeParse(await params)
  if (!key) notFound()
  const { name, place, versions, uses } = await foundOr404(openTable(viewer, key.name))
  const [latest] = versions
  const { title, source, notes, version } = latest!
  return (
    <>
      <Breadcrumb items={[{ label: 'Tables', href: TABLES_PAGE }, { label: name }]} />
      <AdminHeading title={<code>{name}</code>} lead={`${title} (${source}), version ${version}`} />
      <div className="mt-6 grid gap-10">
        <TableRows table={latest!} label={`Rows of ${name}`} />
        <section aria-labelledby="place" className="grid max-w-3xl gap-4">
          <h2 id="place" className="text-xl font-semibold">
            For readers
          </h2>
          <TablePlaceForm name={name} place={place} />
        </section>
        <section aria-labelledby="uses" className="grid gap-3">
          <h2 id="uses" className="text-xl font-semibold">
            Where used
          </h2>
          <div>
            <UseList uses={uses} />
          </div>
        </section>
        <section aria-labelledby="import" className="grid max-w-3xl gap-4">
          <h2 id="import" className="text-xl font-semibold">
            Import a version
          </h2>
          <TableImport
            key={version}
            adminId={viewer.id}
            start={{ name, title, source, notes, csv: writeTable(latest!), seen: version }}
          />
        </section>
        <section aria-labelledby="versions" className="grid gap-3">
          <h2 id="versions" className="text-xl font-semibold">
            Versions
          </h2>
          <VersionList versions={versions} />
        </section>
      </div>
    </>
  )
}
