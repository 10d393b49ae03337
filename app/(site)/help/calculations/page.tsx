import 'katex/dist/katex.min.css'
import type { Metadata } from 'next'
import { calculationsHelp } from './content'
import { LiveCalculations } from '@/components/calculations/live-calculations'
import { Slotted } from '@/components/layout/slotted'
import { PRODUCT } from '@/lib/core/constants'

export const metadata: Metadata = {
  alternates: { canonical: '/help/calculations' },
  title: 'Live calculations',
  description: `How to read, change and write the calculations in articles of ${PRODUCT.name}: units, clauses, checks, verification.`,
}

export default function CalculationsHelpPage() {
  return (
    <>
      <Slotted {...calculationsHelp} />
      <LiveCalculations revision={1} offers={['link']} />
    </>
  )
}
