import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { SignInPrompt } from '@/components/access/sign-in-prompt'
import { Questions } from '@/components/contact/questions'
import { Hero } from '@/components/home/hero'
import { Privacy } from '@/components/legal/privacy'
import { Terms } from '@/components/legal/terms'
import { VerifyEmail } from '@/lib/mail/templates/verify-email'
import { Welcome } from '@/lib/mail/templates/welcome'

const USES = { resend: false, google: false, model: false, storage: false }
const COOKIES = { session: 's', browser: 'b', registration: 'r' }
const PROPS = { firstName: 'Mary', appUrl: 'http://x', link: 'http://x/verify-email' }

/** Each place that says what membership costs, and what it says while plans are off. */
const PLACES: [string, (paidPlans: boolean) => ReactElement, string][] = [
  [
    'the home page',
    (paidPlans) => <Hero signedIn={false} paidPlans={paidPlans} />,
    'This is a free trial run. Joining now gives the first 3 months of paid membership free when paid subscriptions start. The free access is temporary.',
  ],
  ...['/articles', '/search'].map((path): [string, (paidPlans: boolean) => ReactElement, string] => [
    `the prompt of ${path}`,
    (paidPlans) => <SignInPrompt path={path} about={null} paidPlans={paidPlans} />,
    'Membership is free during the trial run.',
  ]),
  [
    'the contact page',
    (paidPlans) => <Questions contactEmail="a@b.example" paidPlans={paidPlans} />,
    'Yes, during the free trial run.',
  ],
  [
    'the terms',
    (paidPlans) => <Terms contactEmail="a@b.example" paidPlans={paidPlans} />,
    'is in a free trial run. During it, membership costs nothing and asks for no card.',
  ],
  [
    'the privacy policy',
    (paidPlans) => (
      <Privacy contactEmail="a@b.example" cookieNames={COOKIES} uses={{ ...USES, stripe: paidPlans }} />
    ),
    'Invoices, once there are paid plans: for as long as tax law asks.',
  ],
  [
    'the verification email',
    (paidPlans) => <VerifyEmail {...PROPS} paidPlans={paidPlans} />,
    'Confirm that this address is yours and the whole library is open to you.',
  ],
  [
    'the welcome',
    (paidPlans) => <Welcome {...PROPS} paidPlans={paidPlans} />,
    'the whole of Loadpath is open',
  ],
]

const ONLY_BEFORE =
  /This is a free|is in a free trial|during the (free )?trial run\.|Joining now|joins now|once there are paid plans|when paid (subscriptions|plans) start|the whole (library|of Loadpath)/

test.each(PLACES)('%s is true in both positions of the switch', (_, place, said) => {
  const words = (paidPlans: boolean) => render(place(paidPlans)).container.textContent.replace(/\s+/g, ' ')
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(words(false)).toContain(said)
  expect(words(true)).not.toMatch(ONLY_BEFORE)
  error.mockRestore()
})
