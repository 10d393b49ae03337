import type { Metadata } from 'next'
import { checkedList } from './content'
import { Slotted } from '@/components/layout/slotted'
import { KeptDetails } from '@/components/ui/kept-details'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Verification of the calculations',
  description:
    'Every live calculation of the library with the values by other methods that it is compared with, and how it is done.',
  alternates: { canonical: '/verification' },
}

export default function VerificationPage() {
  return (
    <>
      <Slotted {...checkedList} />
      <KeptDetails />
    </>
  )
}
