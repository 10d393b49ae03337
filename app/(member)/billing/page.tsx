import type { Metadata } from 'next'
import { CreditCard } from 'lucide'
import { VerificationNotice } from '@/components/access/verification-notice'
import { BillingOverview } from '@/components/billing/billing-overview'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { isVerified } from '@/lib/auth/access'
import { readPage } from '@/lib/http/read-page'
import { billingQuery } from '@/lib/billing/hooks'
import { billing } from './data'
import { Prefetched } from '@/components/ui/prefetched'

export const metadata: Metadata = { title: 'Billing', robots: { index: false } }

export default async function BillingPage() {
  const { viewer, data } = await readPage(billing)
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Billing</h1>
      {data.open && !isVerified(viewer) && <VerificationNotice email={viewer.email} className="mt-6" />}
      {data.open ? (
        <Prefetched entries={[[billingQuery.queryKey, data]]}>
          <BillingOverview />
        </Prefetched>
      ) : (
        <ComingSoon />
      )}
    </div>
  )
}

function ComingSoon() {
  return (
    <EmptyState
      className="mt-8"
      icon={<Icon shape={CreditCard} />}
      title="Billing features are coming soon"
      description="Membership is free during the trial run: there is nothing to pay, and we hold no card of yours. When paid plans start, your plan and your invoices will be here."
      action={
        <>
          <Link href="/profile" className={buttonStyles({})}>
            Go to Profile
          </Link>
          <Link href="/membership" className={buttonStyles({ variant: 'outline' })}>
            About membership
          </Link>
        </>
      }
    />
  )
}
