import type { ReactNode } from 'react'
import { Link } from '../ui/link'
import { mailtoOf } from '@/lib/core/mailto'
import { PRODUCT } from '@/lib/core/constants'

const FREE_DURING_TRIAL =
  'Yes, during the free trial run. Whoever joins now gets the first 3 months of paid membership free when paid subscriptions start.'
const FREE_BUT_PREMIUM =
  'Membership is; premium articles need a paid plan. Whoever joined during the free trial run has the first 3 months of it free.'

/** What people ask most, answered beside the form. */
export function Questions({ contactEmail, paidPlans }: { contactEmail: string; paidPlans: boolean }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl font-semibold tracking-tight">
        Frequently asked questions
      </h2>
      <div className="mt-4 grid gap-6">
        <Question title="How do I submit an article?">
          Sign in and open{' '}
          <Link href="/submit-article" className="prose-link">
            Submit Article
          </Link>
          . Our editors review every submission, typically within 2-3 business days, and you can follow it in
          My Articles on your profile.
        </Question>
        <Question title={`Is ${PRODUCT.name} free?`}>
          {paidPlans ? FREE_BUT_PREMIUM : FREE_DURING_TRIAL} The{' '}
          <Link href="/membership" className="prose-link">
            membership page
          </Link>{' '}
          has the details.
        </Question>
        <Question title="How do I report incorrect information?">
          Use this form and name the article and the passage, or write to{' '}
          <a href={mailtoOf(contactEmail)} className="prose-link">
            {contactEmail}
          </a>
          . A wrong figure matters to us more than anything else you could write about.
        </Question>
      </div>
    </section>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-hairline border-t pt-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-soft mt-1.5">{children}</p>
    </div>
  )
}
