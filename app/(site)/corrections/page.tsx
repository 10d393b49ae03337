import type { Metadata } from 'next'
import { CorrectionsPage } from '@/components/errata/corrections-page'
import { verifiedErrata } from '@/lib/errata/queries'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Corrections',
  description:
    'Every error that was found in an article of the library and verified: what it said, what is right, and the revision that mends it.',
  alternates: { canonical: '/corrections' },
}

export default async function Page() {
  return <CorrectionsPage errata={await verifiedErrata()} />
}
