import type { Metadata } from 'next'
import { Verification } from '@/components/verification/verification'
import { checkedCalculations, corrections } from '@/lib/articles/calculations/queries'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Verification of the calculations',
  description:
    'Every live calculation of the library with the values by other methods that it is compared with, and how it is done.',
  alternates: { canonical: '/verification' },
}

export default async function VerificationPage() {
  const [calculations, corrected] = await Promise.all([checkedCalculations(), corrections()])
  return <Verification calculations={calculations} corrections={corrected} />
}
