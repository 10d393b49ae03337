import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { DocumentList } from '@/components/admin/knowledge/document-list'
import { QUESTION_VIEWS, QuestionLog, type QuestionView } from '@/components/admin/knowledge/question-log'
import { Totals } from '@/components/admin/knowledge/totals'
import { Link } from '@/components/ui/link'
import { FreshAgain } from '@/components/ui/fresh-again'
import { listQuestions } from '@/lib/assistant/queries'
import { questionsQuery } from '@/lib/assistant/schema'
import { pageViewer } from '@/lib/http/session'
import { knowledgeTotals, listDocuments } from '@/lib/knowledge/queries'
import { documentsQuery } from '@/lib/knowledge/schema'

export const metadata: Metadata = { title: 'Knowledge Base' }

type Query = Record<string, string | string[] | undefined>

export default async function KnowledgePage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const { q, page, asked, askedPage } = await searchParams
  const { shape } = documentsQuery
  const query = { q: shape.q.safeParse(q).data ?? '', page: shape.page.safeParse(page).data ?? 1 }
  const view: QuestionView =
    typeof asked === 'string' && asked in QUESTION_VIEWS ? (asked as QuestionView) : 'all'
  const at = questionsQuery.shape.page.safeParse(askedPage).data ?? 1
  const [totals, documents, questions] = await Promise.all([
    knowledgeTotals(viewer),
    listDocuments(viewer, query),
    listQuestions(viewer, { ...QUESTION_VIEWS[view][1], page: at }),
  ])
  return (
    <>
      <FreshAgain />
      <AdminHeading
        title="Knowledge Base"
        lead="What the assistant may quote: published articles, and documents of the drive."
        actions={
          <Link href="/admin/google-drive" className="prose-link">
            Sync the drive
          </Link>
        }
      />
      <Totals totals={totals} />
      <DocumentList documents={documents} q={query.q} />
      <QuestionLog questions={questions} view={view} />
    </>
  )
}
