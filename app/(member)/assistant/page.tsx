import 'katex/dist/katex.min.css'
import type { Metadata } from 'next'
import { Assistant } from '@/components/assistant/assistant'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { assistant } from './data'

export const metadata: Metadata = { title: 'Assistant', robots: { index: false } }

export default async function AssistantPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    viewer,
    data: { question, article },
  } = await readPage(assistant, { query: searchParams })
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Assistant</h1>
      <p className="text-ink-soft max-w-measure mt-2 mb-6">
        Answers from the library, quoted word for word with where they stand. What the library does not say,
        the assistant does not say either. Check each clause in the standard before you rely on it.
      </p>
      <Assistant
        key={`${question} ${article?.slug}`}
        memberId={viewer.id}
        question={question}
        article={article}
      />
    </div>
  )
}
