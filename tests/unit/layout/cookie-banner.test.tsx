import { act, screen } from '@testing-library/react'
import { CookieBanner } from '@/components/layout/cookie-banner'
import { CookieSettings } from '@/components/layout/cookie-settings'
import { Privacy } from '@/components/legal/privacy'
import { CONSENT_KEY } from '@/lib/consent/constants'
import { readConsent } from '@/lib/consent/hooks'
import { renderOnPage } from '../render'

beforeEach(() => localStorage.clear())

function show() {
  const { user } = renderOnPage(
    <>
      <CookieBanner />
      <CookieSettings />
    </>,
  )
  return (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
}

test('what is asked is what consent decides: searches are noted without it, and the privacy page says what and how long', async () => {
  const press = show()
  await press('Customize')
  expect(screen.getByText(/Searches are noted without them/)).toBeVisible()
  renderOnPage(
    <Privacy
      contactEmail="editors@example.org"
      cookieNames={{ session: 'session', browser: 'browser', registration: 'registration' }}
      uses={{ resend: false, stripe: false, google: false, model: false, storage: false }}
    />,
  )
  expect(screen.getByText(/our server notes, with your account, the words/)).toHaveTextContent(
    'does not depend on your answer to the cookie question',
  )
  expect(screen.getByText(/single events and single searches for 13 months/)).toBeVisible()
})

const banner = () => screen.queryByRole('region', { name: 'Cookie consent' })

test.each([
  ['Accept All', { analytics: true, accepted: true }],
  ['Essential Only', { analytics: false, accepted: true }],
  [/^Close/, { analytics: false, accepted: false }],
])('%s is stored and hides the banner', async (name, choice) => {
  const press = show()
  const before = Date.now()
  await press(name)
  expect(banner()).not.toBeInTheDocument()
  const record = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '') as { timestamp: number }
  expect(record).toEqual({ essential: true, ...choice, timestamp: record.timestamp })
  expect(record.timestamp).toBeGreaterThanOrEqual(before)
})

test('the customised view has analytics checked, essential always active, and a way back', async () => {
  const press = show()
  await press('Customize')
  expect(screen.getByRole('checkbox', { name: /Essential Cookies/ })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: /Essential Cookies/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /Analytics Cookies/ })).toBeChecked()
  await press('Back')
  expect(screen.getByRole('button', { name: 'Accept All' })).toBeVisible()
})

test.each([true, false])('Save Preferences stores what the checkbox says: %s', async (analytics) => {
  const press = show()
  await press('Customize')
  if (!analytics) act(() => screen.getByRole('checkbox', { name: /Analytics Cookies/ }).click())
  await press('Save Preferences')
  expect(readConsent()).toMatchObject({ analytics, accepted: true })
})

test('Reject All stores a refusal', async () => {
  const press = show()
  await press('Customize')
  await press('Reject All')
  expect(readConsent()).toMatchObject({ analytics: false, accepted: false })
})

test('with a choice on record nothing is asked, until the footer asks again with that choice', async () => {
  localStorage.setItem(
    CONSENT_KEY,
    JSON.stringify({ essential: true, analytics: false, accepted: true, timestamp: 1 }),
  )
  const press = show()
  expect(banner()).not.toBeInTheDocument()
  await press('Cookie settings')
  await press('Customize')
  expect(screen.getByRole('checkbox', { name: /Analytics Cookies/ })).not.toBeChecked()
})

test('a damaged record counts as none', () => {
  localStorage.setItem(CONSENT_KEY, '{"analytics":"yes"')
  show()
  expect(readConsent()).toBeNull()
  expect(banner()).toBeVisible()
})
