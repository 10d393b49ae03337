import type { Metadata } from 'next'
import { Home } from '@/components/home/home'
import { siteData, StructuredData } from '@/components/layout/structured-data'
import { listFeatured } from '@/lib/articles/queries'
import { currentViewer } from '@/lib/http/session'
import { plansAreOpen } from '@/lib/billing/entitlement/queries'
import { fallbackWhenDown } from '@/lib/core/server/availability'
import { env } from '@/lib/core/server/env'
import { standardsCovered } from '@/lib/references/queries'

export const metadata: Metadata = {
  alternates: { canonical: '/', types: { 'application/atom+xml': '/feed.xml' } },
}

export default async function HomePage() {
  const [featured, standards, viewer] = await Promise.all([
    fallbackWhenDown(listFeatured(), []),
    fallbackWhenDown(standardsCovered(), []),
    currentViewer(),
  ])
  return (
    <>
      <StructuredData about={siteData(env().APP_URL, env().SOCIAL_URL)} />
      <Home signedIn={viewer !== null} paidPlans={plansAreOpen()} featured={featured} standards={standards} />
    </>
  )
}
