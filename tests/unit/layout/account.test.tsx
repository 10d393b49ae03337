import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { AccountArea } from '@/components/layout/account-area'
import { MainNav } from '@/components/layout/main-nav'
import { SessionConflictNotice } from '@/components/layout/session-conflict-notice'
import { Toaster } from '@/components/ui/toaster'
import { renderOnPage } from '../render'

let account: object | null = null
const server = setupServer(
  http.get('*/api/auth/user', () =>
    account
      ? HttpResponse.json(account)
      : HttpResponse.json({ code: 'UNAUTHENTICATED', message: '' }, { status: 401 }),
  ),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const person = (role: 'user' | 'admin') => ({
  id: '1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Brunel',
  role,
  emailVerified: true,
})

const MEMBER = [
  ['Profile', '/profile'],
  ['Billing', '/billing'],
  ['Assistant', '/assistant'],
  ['Bookmarks', '/bookmarks'],
  ['Paths', '/paths'],
  ['Projects', '/projects'],
  ['My Calculations', '/calculations'],
  ['Watching', '/watching'],
  ['My Likes', '/my-likes'],
  ['My Comments', '/my-comments'],
  ['Submit Article', '/submit-article'],
  ['My Articles', '/profile'],
  ['Settings', '/profile?tab=settings'],
]
const ADMIN = [
  ['Admin Dashboard', '/admin'],
  ['Manage Articles', '/admin/articles'],
  ['Categories', '/admin/categories'],
  ['Tags', '/admin/tags'],
]

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

async function openMenu(role: 'user' | 'admin') {
  account = person(role)
  const page = renderOnPage(
    <>
      <AccountArea />
      <Toaster />
    </>,
  )
  await page.user.click(await screen.findByRole('button', { name: 'Account of Ada Brunel' }))
  return page
}

test('a visitor is offered to sign in and to register', async () => {
  account = null
  const { container } = renderOnPage(<AccountArea />)
  await screen.findByRole('link', { name: 'Sign In' })
  expect(linksIn(container)).toEqual([
    ['Sign In', '/api/login'],
    ['Register', '/membership'],
  ])
})

test('a member has the thirteen entries and none of the admin', async () => {
  const { container } = await openMenu('user')
  expect(linksIn(container)).toEqual(MEMBER)
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('an admin has four more', async () => {
  const { container } = await openMenu('admin')
  expect(linksIn(container)).toEqual([...MEMBER, ...ADMIN])
})

test('Escape closes the menu and the focus returns to its button', async () => {
  const { user } = await openMenu('user')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Account of/ })).toHaveFocus()
})

test.each([
  ['user' as const, ['Articles', 'Standards', 'Data', 'Membership', 'Contact']],
  ['admin' as const, ['Articles', 'Standards', 'Data', 'Membership', 'Contact', 'Admin']],
])('the navigation of a(n) %s', async (role, expected) => {
  account = person(role)
  const { container } = renderOnPage(<MainNav />, { pathname: '/articles/ec3' })
  if (role === 'admin') await screen.findByRole('link', { name: 'Admin' })
  expect(linksIn(container).map(([name]) => name)).toEqual(expected)
  expect(screen.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page')
})

test('without a connection nobody is logged out, and is told so', async () => {
  const { user } = await openMenu('user')
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  Reflect.deleteProperty(navigator, 'onLine')
  expect(await screen.findByText('You are still signed in')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('the session-conflict notice waits for its storage event, and can be closed', async () => {
  const { user } = renderOnPage(<SessionConflictNotice />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-conflict', newValue: '1' }))
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your account is being used on another device. For security reasons, only one active session is allowed per account.',
  )
  expect(screen.getByRole('link', { name: 'Secure Login' })).toHaveAttribute('href', '/api/logout')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
