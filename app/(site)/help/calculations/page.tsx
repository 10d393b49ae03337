import 'katex/dist/katex.min.css'
import type { Metadata } from 'next'
import { CalculationsHelp } from '@/components/help/calculations-help'
import { currentTables } from '@/lib/calculations/tables/queries'
import { PRODUCT } from '@/lib/core/constants'
import { env } from '@/lib/core/server/env'

export const metadata: Metadata = {
  alternates: { canonical: '/help/calculations' },
  title: 'Live calculations',
  description: `How to read, change and write the calculations in articles of ${PRODUCT.name}: units, clauses, checks, verification.`,
}

export default async function CalculationsHelpPage() {
  return <CalculationsHelp origin={env().APP_URL} tables={await currentTables()} />
}
