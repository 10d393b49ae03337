import type { Metadata } from 'next'
import { Home } from '@/components/home/home'
import { siteData, StructuredData } from '@/components/layout/structured-data'
import { listFeatured } from '@/lib/articles/cards/queries'
import { listOpen } from '@/lib/articles/queries'
import { audience, contentOr } from '@/lib/http/session'
import { plansAreOpen } from '@/lib/billing/entitlement/queries'
import { env } from '@/lib/core/server/env'
import { standardsCovered } from '@/lib/standards/queries'

export const metadata: Metadata = {
  alternates: { canonical: '/', types: { 'application/atom+xml': '/feed.xml' } },
}

export default async function HomePage() {
  const [featured, open, standards, shownTo] = await Promise.all([
    contentOr(listFeatured(), []),
    contentOr(listOpen(), []),
    contentOr(standardsCovered(), []),
    audience(),
  ])
  return (
    <>
      <StructuredData about={siteData(env().APP_URL, env().SOCIAL_URL)} />
      <Home
        signedIn={shownTo === 'member'}
        paidPlans={plansAreOpen()}
        featured={featured}
        open={open}
        standards={standards}
      />
    </>
  )
}
