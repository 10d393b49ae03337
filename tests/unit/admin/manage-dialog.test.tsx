import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { ManageDialog } from '@/components/admin/users/manage-dialog'
import type { AdminUser } from '@/lib/users/administration/types'
import { renderOnPage } from '../render'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const MEMBER: AdminUser = {
  id: 'member-1',
  email: 'nora@example.test',
  firstName: 'Nora',
  lastName: 'Voss',
  company: 'Arch Ltd',
  professionalTitle: 'Engineer',
  experience: '3-5',
  location: null,
  specialization: 'structural',
  howDidYouHear: 'colleague',
  phone: null,
  role: 'user',
  status: 'active',
  membershipType: 'free',
  planIntent: 'yearly',
  emailVerified: true,
  twoFactor: false,
  subscribed: false,
  profileImageUrl: null,
  unreadNotifications: 0,
  createdAt: '2026-03-14T09:00:00.000Z',
  deletionRequestedAt: null,
}

const show = (member = MEMBER) =>
  renderOnPage(<ManageDialog user={member} viewerId="admin-1" onChange={() => undefined} />)

test('nobody is made an administrator without being asked', async () => {
  const sent: unknown[] = []
  server.use(
    http.put('*/api/admin/users/member-1/role', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...MEMBER, role: 'admin' })
    }),
  )
  const { user } = show()
  const give = async () => {
    await user.selectOptions(screen.getByLabelText('Role'), 'Admin')
    await user.click(screen.getByRole('button', { name: 'Update role' }))
    return within(await screen.findByRole('alertdialog'))
  }
  const asked = await give()
  expect(asked.getByText(/Only they themselves can give up the role again/)).toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await user.click((await give()).getByRole('button', { name: 'Make administrator' }))
  await waitFor(() => expect(sent).toEqual([{ role: 'admin' }]))
})

test('a refused address is told, until something else is taken in hand', async () => {
  const message = 'An account with this email already exists'
  server.use(
    http.put('*/api/admin/users/member-1/email', () =>
      HttpResponse.json({ code: 'CONFLICT', message, errors: [{ path: 'email', message }] }, { status: 409 }),
    ),
  )
  const { user } = show()
  const field = screen.getByLabelText('Email')
  await user.clear(field)
  await user.type(field, 'taken@example.test')
  await user.click(screen.getByRole('button', { name: 'Update email' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  await user.click(screen.getByLabelText('Role'))
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument())
})

test('a profile is told in words', () => {
  show()
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
  expect(fact('Experience')).toHaveTextContent('3–5 years')
  expect(fact('Specialization')).toHaveTextContent('Structural engineering')
  expect(fact('Heard from')).toHaveTextContent('Colleague')
  expect(fact('Plan asked for')).toHaveTextContent('Yearly')
  expect(fact('Email')).toHaveTextContent('Verified')
  expect(fact('Two-factor sign-in')).toHaveTextContent('Off')
})

test('what becomes of a subscription is said before the account is frozen, disabled or deleted', async () => {
  const { user } = show({ ...MEMBER, subscribed: true })
  expect(
    screen.getByText('Nothing is charged for the subscription while the account is frozen.'),
  ).toBeInTheDocument()
  for (const name of ['Disable account', 'Permanently delete']) {
    await user.click(screen.getByRole('button', { name }))
    const asked = within(await screen.findByRole('alertdialog'))
    expect(asked.getByText(/The subscription that runs ends at once/)).toBeInTheDocument()
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
  }
})
