import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { Announcements } from '@/components/admin/standards/announcements'
import { Relations } from '@/components/admin/standards/relations'
import { StatusHistory } from '@/components/admin/standards/status-history'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { FreshAgain } from '@/components/ui/fresh-again'
import { Link } from '@/components/ui/link'
import { foundOr404 } from '@/lib/http/found'
import { readPage } from '@/lib/http/read-page'
import { standardAddress } from '@/lib/standards/rules/naming'
import { oneStandard } from './data'

type Props = { params: Promise<{ slug: string }> }

export const metadata: Metadata = { title: 'Standard' }

export default async function StandardHistoryPage({ params }: Props) {
  const { data } = await foundOr404(readPage(oneStandard, { params }))
  if (!data) notFound()
  const { standard, slug, title, latest, relations, editions, announced } = data
  return (
    <>
      <FreshAgain />
      <Breadcrumb items={[{ label: 'Standards', href: '/admin/standards' }, { label: standard }]} />
      <div className="mt-4">
        <AdminHeading
          title={<span className="font-mono">{standard}</span>}
          lead={title}
          actions={
            <Link href={standardAddress(slug)} className="prose-link inline-flex min-h-6 items-center">
              What readers see<span className="sr-only"> of {standard}</span>
            </Link>
          }
        />
      </div>
      <Relations relations={relations} own={{ slug, latest }} />
      <StatusHistory editions={editions} />
      <Announcements announced={announced} />
    </>
  )
}
