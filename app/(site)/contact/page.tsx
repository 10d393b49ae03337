import type { Metadata } from 'next'
import { ContactForm } from '@/components/contact/contact-form'
import { Questions } from '@/components/contact/questions'
import { plansAreOpen } from '@/lib/billing/entitlement/queries'
import { PRODUCT } from '@/lib/core/constants'
import { env } from '@/lib/core/server/env'

export const metadata: Metadata = {
  alternates: { canonical: '/contact' },
  title: 'Contact Us',
  description: `Write to the people behind ${PRODUCT.name}. We reply within 24 hours.`,
}

export default function ContactPage() {
  const contactEmail = env().CONTACT_EMAIL
  return (
    <div className="page py-6 sm:py-10 sm:py-14">
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Contact Us</h1>
      <p className="text-ink-soft mt-3 max-w-[38em] text-lg">
        A question, a correction, an idea for an article: write to us. We reply within 24 hours.
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ContactForm />
        <Questions contactEmail={contactEmail} paidPlans={plansAreOpen()} />
      </div>
    </div>
  )
}
