import type { Metadata } from 'next'
import { Privacy } from '@/components/legal/privacy'
import { browserCookieName, registrationCookieName, sessionCookieName } from '@/lib/auth/constants'
import { PRODUCT } from '@/lib/core/constants'
import { env } from '@/lib/core/server/env'

export const metadata: Metadata = {
  alternates: { canonical: '/privacy' },
  title: 'Privacy Policy',
  description: `What ${PRODUCT.name} stores about you, why, for how long, and what you can ask of us.`,
}

export default function PrivacyPage() {
  const {
    CONTACT_EMAIL,
    MAIL_TRANSPORT,
    PAID_PLANS,
    GOOGLE_CLIENT_ID,
    ASSISTANT_API_BASE,
    storage,
    isHttps,
  } = env()
  return (
    <Privacy
      contactEmail={CONTACT_EMAIL}
      cookieNames={{
        session: sessionCookieName(isHttps),
        browser: browserCookieName(isHttps),
        registration: registrationCookieName(isHttps),
      }}
      uses={{
        resend: MAIL_TRANSPORT === 'resend',
        stripe: PAID_PLANS === 'on',
        google: GOOGLE_CLIENT_ID !== undefined,
        model: ASSISTANT_API_BASE !== undefined,
        storage: storage !== null,
      }}
    />
  )
}
