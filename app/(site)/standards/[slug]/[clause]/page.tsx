import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { StructuredData } from '@/components/layout/structured-data'
import { ClausePage } from '@/components/standards/clause'
import { pictureOf, sharing } from '@/components/standards/sharing'
import { clauseData } from '@/components/standards/structured'
import { env } from '@/lib/core/server/env'
import { audience } from '@/lib/http/session'
import { clauseMeant, openClause } from '@/lib/standards/public/queries'
import { clauseAddress, placeName } from '@/lib/standards/rules/naming'

type Props = { params: Promise<{ slug: string; clause: string }> }

const clauseAt = cache((slug: string, clause: string) => openClause(slug, clause))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, clause } = await params
  const found = await clauseAt(slug, clause)
  if (!found) return { title: 'Clause Not Found', robots: { index: false } }
  const title = `${found.standard}, ${placeName(found.clause)}`
  const description = `Which articles and calculations of the library cite ${title}, and whether the edition that they rest on holds.`
  const path = clauseAddress(slug, clause)
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: sharing({ title, description, path, picture: pictureOf(slug, clause) }),
  }
}

export default async function Page({ params }: Props) {
  const { slug, clause } = await params
  const [found, shownTo] = await Promise.all([clauseAt(slug, clause), audience()])
  if (!found) {
    const meant = await clauseMeant(slug, clause)
    if (meant) (meant.forGood ? permanentRedirect : redirect)(meant.address)
    notFound()
  }
  return (
    <>
      <StructuredData about={clauseData(env().APP_URL, found)} />
      <ClausePage view={found} member={shownTo === 'member'} />
    </>
  )
}
