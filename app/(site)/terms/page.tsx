import type { Metadata } from 'next'
import { Terms } from '@/components/legal/terms'
import { PRODUCT } from '@/lib/core/constants'
import { env } from '@/lib/core/server/env'

export const metadata: Metadata = {
  alternates: { canonical: '/terms' },
  title: 'Terms of Service',
  description: `The terms on which ${PRODUCT.name} is offered and used.`,
}

export default function TermsPage() {
  return <Terms contactEmail={env().CONTACT_EMAIL} paidPlans={env().PAID_PLANS === 'on'} />
}
