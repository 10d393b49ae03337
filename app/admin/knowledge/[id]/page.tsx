import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { PassageList } from '@/components/admin/knowledge/passage-list'
import { Link } from '@/components/ui/link'
import { foundOr404 } from '@/lib/http/found'
import { pageViewer } from '@/lib/http/session'
import { readKnowledgeDocument } from '@/lib/knowledge/queries'
import { documentKey } from '@/lib/knowledge/schema'

export const metadata: Metadata = { title: 'Document' }

export default async function KnownDocumentPage({ params }: { params: Promise<{ id: string }> }) {
  const viewer = await pageViewer('admin')
  const key = documentKey.safeParse(await params)
  if (!key.success) notFound()
  const document = await foundOr404(readKnowledgeDocument(viewer, key.data.id))
  return (
    <>
      <Link href="/admin/knowledge" className="prose-link mb-3 inline-block text-sm">
        All documents
      </Link>
      <AdminHeading
        title={document.title}
        lead={document.source === 'drive' ? 'A document of the drive.' : 'A published article.'}
      />
      <PassageList passages={document.content} />
    </>
  )
}
