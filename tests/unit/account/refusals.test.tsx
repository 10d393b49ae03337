import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { ResendButton } from '@/components/access/resend-button'
import { UnverifiedMembers } from '@/components/admin/verification/member-lists'
import { Toaster } from '@/components/ui/toaster'
import { ApiError, NO_CONNECTION, reasonOf } from '@/lib/core/browser/api'
import { renderOnPage } from '../render'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const TRY_LATER = 'Please try again later or contact support if the problem persists.'

test.each([
  ['an empty message', { message: '' }, TRY_LATER],
  ['a message of blanks', { message: '  ' }, TRY_LATER],
  ['details alone', { message: '', details: 'The mail server is down.' }, 'The mail server is down.'],
  ['a message', { message: 'Too many attempts.' }, 'Too many attempts.'],
])('a refused resend with %s says a sentence', async (_name, body, said) => {
  server.use(http.post('*/api/auth/resend-verification', () => HttpResponse.json(body, { status: 429 })))
  const { user } = renderOnPage(
    <>
      <ResendButton email="nora@example.org" />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
})

test('the reason of a failure is never empty', () => {
  const refusal = (message: string) => new ApiError(400, message, null, [], {})
  expect(reasonOf(refusal('No.'), 'Otherwise')).toBe('No.')
  expect(reasonOf(refusal(' '), 'Otherwise')).toBe('Otherwise')
  expect(reasonOf(refusal(''))).toBe('Something went wrong. Please try again later.')
  expect(reasonOf(new TypeError('Failed to fetch'))).toBe(NO_CONNECTION)
  expect(reasonOf(new TypeError('Failed to fetch'), 'Otherwise')).toBe('Otherwise')
})

test('Verify beside a listed member is told also when the list without the row comes first', async () => {
  const member = {
    id: 'nora',
    email: 'nora@example.org',
    firstName: 'Nora',
    lastName: 'Lind',
    createdAt: '2026-03-14T09:00:00.000Z',
    role: 'user',
    emailVerified: false,
  }
  let waiting = [member]
  server.use(
    http.get('*/api/admin/users', () =>
      HttpResponse.json(waiting, { headers: { 'X-Total-Count': String(waiting.length) } }),
    ),
    http.post('*/api/admin/verify-user-email', () => {
      waiting = []
      return HttpResponse.json({ message: 'nora@example.org is verified.' })
    }),
  )
  const { user } = renderOnPage(
    <>
      <UnverifiedMembers view={{}} />
      <Toaster />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Verify nora@example.org' }))
  expect((await screen.findAllByText('Email Verified')).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { name: /^Unverified members/ })).toHaveFocus()
})
