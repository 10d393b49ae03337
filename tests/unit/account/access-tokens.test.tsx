import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { AccessTokens } from '@/components/account/access-tokens/access-tokens'
import { Toaster } from '@/components/ui/toaster'
import { MOST_TOKENS } from '@/lib/auth/access-tokens/constants'
import type { AccessToken } from '@/lib/auth/access-tokens/types'
import { renderOnPage } from '../render'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const token = (id: string, expired = false): AccessToken => ({
  id,
  name: `Sheet ${id}`,
  beginning: 'lp_a1B2c3',
  createdAt: '2026-03-14T09:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2027-03-14T09:00:00.000Z',
  expired,
})
const listed = (tokens: AccessToken[]) =>
  server.use(http.get('*/api/user/access-tokens', () => HttpResponse.json(tokens)))

test('a list that cannot be loaded says why, and is asked for again', async () => {
  let asked = 0
  server.use(
    http.get('*/api/user/access-tokens', () =>
      asked++ === 0
        ? HttpResponse.json({ message: 'The library is away.' }, { status: 503 })
        : HttpResponse.json([]),
    ),
  )
  const { user } = renderOnPage(<AccessTokens verified />)
  expect(await screen.findByRole('alert')).toHaveTextContent('The library is away.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You have no tokens.')).toBeVisible()
})

test('beside ten tokens there is no further one; an expired one does not count', async () => {
  const ten = Array.from({ length: MOST_TOKENS }, (_, n) => token(String(n)))
  listed([...ten.slice(1), token('old', true)])
  const { unmount } = renderOnPage(<AccessTokens verified />)
  expect(await screen.findByRole('button', { name: 'New token' })).toBeVisible()
  unmount()
  listed(ten)
  renderOnPage(<AccessTokens verified />)
  expect(await screen.findByText(/as many as you can have/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New token' })).toBeNull()
})

test('an unverified member is told what is missing', async () => {
  listed([])
  renderOnPage(<AccessTokens verified={false} />)
  expect(await screen.findByText('Verify your email address to make a token.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New token' })).toBeNull()
})

test('what the server refuses is said at its field, or below the form', async () => {
  listed([])
  const refusals = [
    { message: 'Too long', errors: [{ path: 'name', message: 'Please use at most 80 characters' }] },
    { message: 'You can have at most 10 tokens.' },
  ]
  server.use(
    http.post('*/api/user/access-tokens', () => HttpResponse.json(refusals.shift(), { status: 400 })),
  )
  const { user } = renderOnPage(<AccessTokens verified />)
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  await user.type(screen.getByLabelText('Name'), 'Sheet')
  await user.click(screen.getByRole('button', { name: 'Make token' }))
  expect(await screen.findByText('Please use at most 80 characters')).toBeVisible()
  await user.type(screen.getByLabelText('Name'), 's')
  await user.click(screen.getByRole('button', { name: 'Make token' }))
  expect(await screen.findByText('You can have at most 10 tokens.')).toBeVisible()
})

test('a token that cannot be revoked says so, and stays', async () => {
  listed([token('1')])
  server.use(
    http.delete('*/api/user/access-tokens/1', () => HttpResponse.json({ message: 'Away.' }, { status: 503 })),
  )
  const { user } = renderOnPage(
    <>
      <AccessTokens verified />
      <Toaster />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Revoke Sheet 1' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke token' }))
  expect((await screen.findAllByText('The token could not be revoked')).length).toBeGreaterThan(0)
  expect(await screen.findByText('Sheet 1')).toBeVisible()
})
