import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { StructuredData } from '@/components/layout/structured-data'
import { changesFeed } from '@/components/standards/feed'
import { pictureOf, sharing } from '@/components/standards/sharing'
import { StandardPage } from '@/components/standards/standard'
import { standardData } from '@/components/standards/structured'
import { env } from '@/lib/core/server/env'
import { openStandard, severalMeant, standardMeant } from '@/lib/standards/public/queries'
import { placeTyped } from '@/lib/standards/rules/clauses'
import { standardAddress } from '@/lib/standards/rules/naming'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ clause?: string | string[] }>
}

const standardAt = cache((slug: string) => openStandard(slug))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await standardAt((await params).slug)
  if (!found) return { title: 'Standard Not Found', robots: { index: false } }
  const { standard, slug, latest, articles } = found
  const title = `${standard}: status, editions and what cites it`
  const description = `${latest.title}. ${latest.designation}: ${latest.standing.words.toLowerCase()}. Editions, dates, successors and ${articles} ${articles === 1 ? 'article' : 'articles'} by clause.`
  const path = standardAddress(slug)
  return {
    title,
    description,
    alternates: { canonical: path, types: changesFeed },
    openGraph: sharing({ title, description, path, picture: pictureOf(slug) }),
  }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ slug }, { clause }] = await Promise.all([params, searchParams])
  const found = await standardAt(slug)
  if (!found) {
    const meant = await standardMeant(slug)
    if (meant !== null && meant !== slug) permanentRedirect(standardAddress(meant))
    const typed = await severalMeant(slug)
    if (typed !== null) redirect(`/standards?${new URLSearchParams({ q: typed })}`)
    notFound()
  }
  return (
    <>
      <StructuredData about={standardData(env().APP_URL, found)} />
      <StandardPage view={found} uncited={typeof clause === 'string' ? placeTyped(clause) : null} />
    </>
  )
}
