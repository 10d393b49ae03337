import { TRIAL_MONTHS } from '@/lib/billing/constants'
import { PRODUCT } from '@/lib/core/constants'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
import { BeamFigure } from './beam-figure'

type HeroProps = { signedIn: boolean; paidPlans: boolean }

export function Hero({ signedIn, paidPlans }: HeroProps) {
  return (
    <div className="drawing-grid border-hairline border-b">
      <div className="page grid items-center gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:py-20">
        <div>
          <h1 className="text-display max-w-[13em] font-semibold">{PRODUCT.tagline}</h1>
          <p className="text-ink-soft mt-6 max-w-[34em] text-lg">
            A members’ library of articles that summarise structural design guidance and cross-reference the
            standards behind it, down to the clause.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link href="/articles" className={buttonStyles({ size: 'lg', className: 'max-sm:px-4' })}>
              Browse Articles
            </Link>
            {!signedIn && (
              <Link
                href="/membership"
                className={buttonStyles({ variant: 'outline', size: 'lg', className: 'max-sm:px-4' })}
              >
                Join the Community
              </Link>
            )}
          </div>
          {paidPlans ? <PlansLine /> : <TrialLine />}
        </div>
        <BeamFigure className="mx-auto w-full max-w-md lg:max-w-none" />
      </div>
    </div>
  )
}

/** Once there are plans to pay for. */
function PlansLine() {
  return (
    <p className="border-accent text-ink-soft mt-6 max-w-[38em] border-l-2 pl-3 text-sm">
      <strong className="text-ink font-semibold">Membership is free.</strong> Premium articles need a{' '}
      <Link href="/membership" className="prose-link">
        paid plan
      </Link>
      . Whoever joined during the free trial run has the first {TRIAL_MONTHS} months of it free.
    </p>
  )
}

function TrialLine() {
  return (
    <p className="border-accent text-ink-soft mt-6 max-w-[38em] border-l-2 pl-3 text-sm">
      <strong className="text-ink font-semibold">This is a free trial run.</strong> Joining now gives the
      first 3 months of paid membership free when paid subscriptions start. The free access is temporary.
    </p>
  )
}
