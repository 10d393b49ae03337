import type { Metadata } from 'next'
import { HelpIndex } from '@/components/help/help-index'
import { PRODUCT } from '@/lib/core/constants'

export const metadata: Metadata = {
  alternates: { canonical: '/help' },
  title: 'Help',
  description: `How calculations and drawings in articles of ${PRODUCT.name} are read and written, and how they are verified.`,
}

export default function HelpPage() {
  return <HelpIndex />
}
