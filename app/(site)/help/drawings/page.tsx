import type { Metadata } from 'next'
import { DrawingsHelp } from '@/components/help/drawings-help'
import { PRODUCT } from '@/lib/core/constants'

export const metadata: Metadata = {
  alternates: { canonical: '/help/drawings' },
  title: 'Drawings',
  description: `How to read and write the drawings in articles of ${PRODUCT.name}: beams, sections, plans, connections, plots.`,
}

export default function DrawingsHelpPage() {
  return <DrawingsHelp />
}
