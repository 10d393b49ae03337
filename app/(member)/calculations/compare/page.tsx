import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Comparison } from '@/components/copies/comparison'
import { COPIES_PAGE } from '@/components/copies/copies-address'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { FreshAgain } from '@/components/ui/fresh-again'
import { isVerified } from '@/lib/auth/access'
import { compareCopies } from '@/lib/copies/queries'
import { foundOr404 } from '@/lib/http/found'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { pageViewer } from '@/lib/http/session'
import { comparedCopies } from './data'

export const metadata: Metadata = { title: 'Compare calculations', robots: { index: false } }

type Props = { searchParams: Promise<Query> }

export default async function ComparePage({ searchParams }: Props) {
  // The list says what is missing.
  if (!isVerified(await pageViewer('signedIn'))) redirect(COPIES_PAGE)
  const { data: copies } = await foundOr404(readPage(comparedCopies, { query: searchParams }))
  if (!copies) notFound()
  const compared = await foundOr404(compareCopies(...copies))
  return (
    <div className="page max-w-5xl py-6 sm:py-10">
      <FreshAgain />
      <Breadcrumb items={[{ label: 'My Calculations', href: COPIES_PAGE }, { label: 'Compare' }]} />
      <h1 className="mt-4 text-3xl font-semibold tracking-tight">Side by side</h1>
      <Comparison {...compared} />
    </div>
  )
}
