import 'katex/dist/katex.min.css'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { ClauseCards } from '@/components/articles/clause-cards'
import { LiveCalculations } from '@/components/calculations/live-calculations'
import { COPIES_PAGE, copyAddress } from '@/components/copies/copies-address'
import { CopyTools } from '@/components/copies/copy-tools'
import { OriginNotice } from '@/components/copies/origin-notice'
import { SavedOutcome } from '@/components/copies/saved-outcome'
import { TitleBlock } from '@/components/copies/title-block'
import { ArticleDrawings } from '@/components/drawings/article-drawings'
import { Alert } from '@/components/ui/alert'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { FreshAgain } from '@/components/ui/fresh-again'
import { PrintedTitle } from '@/components/ui/printed-title'
import { isVerified } from '@/lib/auth/access'
import { sheetOf } from '@/lib/copies/queries'
import type { OpenCopy } from '@/lib/copies/types'
import { env } from '@/lib/core/server/env'
import { foundOr404 } from '@/lib/http/found'
import { readPage } from '@/lib/http/read-page'
import { pageViewer } from '@/lib/http/session'
import { oneCopy } from './data'

type Props = { params: Promise<{ id: string }> }

const copyAt = cache(async (id: string) => foundOr404(readPage(oneCopy, { params: { id } })))

/** With several calculations open, the tabs say which is which. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data } = isVerified(await pageViewer('signedIn')) ? await copyAt((await params).id) : { data: null }
  return { title: data?.copy.title ?? 'My Calculations', robots: { index: false } }
}

export default async function CopyPage({ params }: Props) {
  // The list says what is missing.
  if (!isVerified(await pageViewer('signedIn'))) redirect(COPIES_PAGE)
  const { viewer, data } = await copyAt((await params).id)
  if (!data) notFound()
  const { copy, known } = data
  const html = await sheetOf(viewer, copy, known)
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <FreshAgain />
      <PrintedTitle text={[copy.title, copy.project].filter(Boolean).join(', ')} />
      <Breadcrumb items={[{ label: 'My Calculations', href: COPIES_PAGE }, { label: copy.title }]} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl font-semibold tracking-tight wrap-anywhere">{copy.title}</h1>
        <SavedOutcome key={copy.updatedAt} copy={copy} />
      </div>
      <div className="mt-4">
        <CopyTools copy={copy} />
      </div>
      <OriginNotice copy={copy} />
      <TitleBlock copy={copy} address={`${env().APP_URL}${copyAddress(copy.id)}`} />
      {copy.note && <p className="max-w-measure mt-6 wrap-anywhere whitespace-pre-wrap">{copy.note}</p>}
      {html === null ? <Unreadable copy={copy} /> : <Sheet key={html} html={html} />}
      <ClauseCards path={`/api/calculations/copies/${copy.id}/clause`} />
      <LiveCalculations revision={copy.revision} offers={NOTHING} />
      {copy.drawings.length > 0 && <ArticleDrawings />}
    </div>
  )
}

/** In a private page a link to its values would lead nobody anywhere. */
const NOTHING = [] as const

/** Typeset by our own code from checked lines. */
const Sheet = ({ html }: { html: string }) => (
  <div className="article mt-6 max-w-none" dangerouslySetInnerHTML={{ __html: html }} />
)

function Unreadable({ copy }: { copy: OpenCopy }) {
  return (
    <>
      <Alert tone="warn" className="mt-6" title="These lines can no longer be calculated">
        The notation has changed since they were saved. They stay here as they were written.
      </Alert>
      <pre className="mt-4 overflow-x-auto text-sm" tabIndex={0} aria-label="Lines of the calculation">
        {copy.source}
      </pre>
    </>
  )
}
