import { render } from 'react-email'
import { compose } from '@/lib/mail/templates/compose'
import type { TemplateName, TemplateProps } from '@/lib/mail/types'

const AT = '2026-03-14T09:05:00.000Z'
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8)
const NAMES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  LONG,
  'مريم',
  '👷 O’Neil & Söhne',
]

const PROPS: { [N in TemplateName]: (firstName: string) => TemplateProps[N] } = {
  'verify-email': (firstName) => ({ firstName, tokenId: 'id' }),
  'reset-password': (firstName) => ({ firstName, tokenId: 'id' }),
  'password-changed': (firstName) => ({ firstName, at: AT }),
  'two-factor-changed': (firstName) => ({ firstName, enabled: true, at: AT }),
  'access-token-made': (firstName) => ({ firstName, at: AT, expiresAt: AT }),
  'new-sign-in': (firstName) => ({ firstName, device: 'Firefox on Linux', at: AT }),
  welcome: (firstName) => ({ firstName }),
  'contact-receipt': () => ({}),
  'contact-copy': (firstName) => ({
    firstName,
    about: firstName,
    message: `${firstName}\n\nhttps://evil.example/?token=x`,
  }),
  'deletion-requested': (firstName) => ({ firstName, deletesAt: AT, runsUntil: AT }),
  'deletion-taken-back': (firstName) => ({ firstName }),
  'account-deleted': (firstName) => ({ firstName }),
  'confirm-email': (firstName) => ({ firstName, tokenId: 'id' }),
  'email-change-asked': (firstName) => ({ firstName, at: AT }),
  'email-changed': (firstName) => ({ firstName, at: AT }),
  'submission-approved': (firstName) => ({ firstName, title: firstName, slug: 'shear-lag' }),
  'submission-rejected': (firstName) => ({
    firstName,
    title: firstName,
    reason: `${firstName}\n\nhttps://evil.example/`,
    slug: 'shear-lag',
  }),
  'comment-answered': (firstName) => ({
    firstName,
    author: firstName,
    title: firstName,
    slug: 'shear-lag',
  }),
  'payment-receipt': (firstName) => ({ firstName, plan: 'P', amount: '£5', paidAt: AT, number: '1' }),
  'payment-failed': (firstName) => ({ firstName, plan: 'P', amount: '£5', retryAt: '', accessUntil: AT }),
  'trial-ending': (firstName) => ({ firstName, plan: 'P', amount: '£5', chargedAt: AT }),
  'membership-ending': (firstName) => ({ firstName, plan: 'P', endsAt: AT }),
  'membership-ended': (firstName) => ({ firstName, plan: 'P' }),
  digest: (firstName) => ({
    firstName,
    every: 'weekly',
    tokenId: 'id',
    parts: {
      watched: {
        lines: [{ lead: firstName, title: firstName, note: firstName, path: '/articles/a' }],
        more: 2,
      },
      standards: { lines: [], more: 0 },
      articles: { lines: [], more: 0 },
    },
  }),
  'submission-received': (firstName) => ({ firstName, title: firstName, author: firstName, again: false }),
}
const templates = Object.keys(PROPS) as TemplateName[]

async function written<T extends TemplateName>(template: T, props: TemplateProps[T]) {
  const { subject, element } = compose(template, props)
  return { subject, html: await render(element), text: await render(element, { plainText: true }) }
}
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)

describe.each(templates)('%s', (template) => {
  test.each(NAMES)('written to hostile name %#', async (firstName) => {
    const { subject, html, text } = await written(template, PROPS[template](firstName))
    expect(hrefs(html).length).toBeGreaterThan(0)
    for (const href of hrefs(html)) expect(href).toMatch(/^http:\/\/localhost:3000(\/|$)/)
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('lang="en-GB"')
    expect(subject).not.toContain(firstName)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/undefined|\[object|Invalid/)
    if (template !== 'contact-receipt') {
      expect(html).toMatch(/Hello <bdi>[^<]+<\/bdi>/)
      expect(text.replace(/\s+/g, ' ')).toContain(`Hello ${firstName},`)
    }
  })
})

test('the day of a deletion and the moment of a change are said in London time', async () => {
  const deletion = await written('deletion-requested', {
    firstName: 'Mary',
    deletesAt: '2026-06-30T23:30:00Z',
    runsUntil: '',
  })
  expect(deletion.text).toContain('1 July 2026')
  const change = await written('email-changed', { firstName: 'Mary', at: '2026-06-30T23:30:00Z' })
  expect(change.text.replace(/\s+/g, ' ')).toContain('1 July 2026 at 00:30, London time')
})

test('turning two-factor authentication on and off are two letters', async () => {
  const [on, off] = await Promise.all(
    [true, false].map((enabled) => written('two-factor-changed', { firstName: 'Mary', enabled, at: AT })),
  )
  expect([on!.subject, off!.subject]).toEqual([
    'Two-factor authentication is on for your Loadpath account',
    'Two-factor authentication is off for your Loadpath account',
  ])
  expect(on!.text).toContain('recovery codes')
  expect(off!.text).not.toContain('recovery codes')
})

test('the copy of a message keeps its lines and links nothing in it', async () => {
  const { html, text } = await written('contact-copy', {
    firstName: 'Mary',
    about: 'Table 6.2',
    message: 'One.\nTwo: https://evil.example/x',
  })
  expect(html).toContain('white-space:pre-line')
  expect(text).toContain('https://evil.example/x')
  expect(hrefs(html).filter((href) => href.includes('evil'))).toEqual([])
})

test('a rejection leads to the article, and one that an earlier version queued to My Articles', async () => {
  const props = { firstName: 'Mary', title: 'Masts', reason: '' }
  const now = await written('submission-rejected', { ...props, slug: 'masts' })
  expect(hrefs(now.html)).toContain('http://localhost:3000/articles/masts')
  expect(now.text).not.toContain('My Articles')
  const earlier = await written('submission-rejected', props)
  expect(hrefs(earlier.html)).toContain('http://localhost:3000/profile#my-articles')
})
