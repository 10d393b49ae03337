import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { EmailAddress } from '@/components/account/email-address/email-address'
import { ConfirmEmail } from '@/components/auth/confirm-email'
import { renderOnPage } from '../render'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PENDING = { pending: { email: 'nora.new@example.test', expiresAt: '2026-06-30T23:30:00.000Z' } }
const answer = (method: 'get' | 'post' | 'delete', path: string, body: object, status = 200) =>
  server.use(http[method](`*${path}`, () => HttpResponse.json(body, { status })))
const states = (state: object) => answer('get', '/api/user/email', state)

describe('the email address in the settings', () => {
  async function ask() {
    states({ pending: null })
    const page = renderOnPage(<EmailAddress email="nora@example.test" />)
    await page.user.click(await screen.findByRole('button', { name: 'Change Email Address' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your email address' }))
    const send = () => page.user.click(dialog.getByRole('button', { name: 'Send the Link' }))
    const said = (label: string) =>
      (dialog.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [])
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')
    return { ...page, dialog, send, said }
  }

  test('names what is missing at its field', async () => {
    const { send, said } = await ask()
    await send()
    await waitFor(() => expect(said('New Email')).toContain('Please enter a valid email address'))
    expect(said('Current Password')).toContain('Current password is required')
  })

  test('says where the link went, and takes it back', async () => {
    const { user, dialog, send } = await ask()
    await user.type(dialog.getByLabelText('New Email'), 'nora.new@example.test')
    await user.type(dialog.getByLabelText('Current Password'), 'Str0ng!beams')
    answer('post', '/api/user/email', PENDING)
    await send()
    expect(await screen.findByText(/It works until 1 July 2026 at 00:30, London time/)).toHaveTextContent(
      'nora.new@example.test',
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    answer('delete', '/api/user/email', { pending: null })
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByRole('button', { name: 'Change Email Address' })).toBeInTheDocument()
    expect(screen.queryByText(/It works until/)).not.toBeInTheDocument()
  })

  test('asks for a code once it is known to be needed, with what was typed', async () => {
    const { user, dialog, send, said } = await ask()
    await user.type(dialog.getByLabelText('New Email'), 'nora.new@example.test')
    await user.type(dialog.getByLabelText('Current Password'), 'Str0ng!beams')
    const wanted = 'Enter the 6-digit code from your authenticator app'
    const refusal = {
      code: 'VALIDATION_FAILED',
      message: wanted,
      errors: [{ path: 'code', message: wanted }],
    }
    answer('post', '/api/user/email', refusal, 400)
    await send()
    expect(await dialog.findByLabelText('Code')).toHaveFocus()
    expect(said('Code')).not.toContain(wanted)
    expect(dialog.getByLabelText('New Email')).toHaveValue('nora.new@example.test')
    await user.type(dialog.getByLabelText('Code'), '123456')
    await send()
    await waitFor(() => expect(said('Code')).toContain(wanted))
  })

  test('says at the field that an address is taken, and else what went wrong', async () => {
    const { user, dialog, send, said } = await ask()
    await user.type(dialog.getByLabelText('New Email'), 'taken@example.test')
    await user.type(dialog.getByLabelText('Current Password'), 'Str0ng!beams')
    const taken = 'An account with this email already exists'
    answer(
      'post',
      '/api/user/email',
      { code: 'CONFLICT', message: taken, errors: [{ path: 'email', message: taken }] },
      409,
    )
    await send()
    await waitFor(() => expect(said('New Email')).toContain(taken))
    answer('post', '/api/user/email', { code: 'RATE_LIMITED', message: 'Please wait a moment.' }, 429)
    await send()
    expect(await dialog.findByText('Please wait a moment.')).toBeInTheDocument()
    expect(dialog.getByLabelText('New Email')).toHaveValue('taken@example.test')
  })

  test('says that it could not be loaded, and loads again', async () => {
    answer('get', '/api/user/email', { code: 'INTERNAL', message: 'Not now.' }, 500)
    const { user } = renderOnPage(<EmailAddress email="nora@example.test" />)
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument()
    states(PENDING)
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByText('nora.new@example.test')).toBeInTheDocument()
  })
})

describe('the link of a new address', () => {
  const link = { token: 'a-token', email: 'nora.new@example.test' }
  const press = async () => {
    const page = renderOnPage(<ConfirmEmail link={link} />)
    expect(screen.getByText('nora.new@example.test')).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: 'Use this address' }))
    return page
  }

  test('changes the address when it is pressed', async () => {
    answer('post', '/api/auth/confirm-email', { email: 'nora.new@example.test' })
    await press()
    expect(await screen.findByRole('status')).toHaveTextContent(
      'From now on you sign in with nora.new@example.test.',
    )
    expect(screen.queryByRole('button', { name: 'Use this address' })).not.toBeInTheDocument()
  })

  test('that was used meanwhile leaves nothing to press', async () => {
    answer('post', '/api/auth/confirm-email', { code: 'INVALID_TOKEN', message: 'Was used.' }, 400)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed')
    expect(screen.queryByRole('button', { name: 'Use this address' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to your settings' })).toBeInTheDocument()
  })

  test('can be pressed again where the server did not answer', async () => {
    answer('post', '/api/auth/confirm-email', { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' }, 503)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    expect(screen.getByRole('button', { name: 'Use this address' })).toBeEnabled()
  })

  test('that works no more says so at once', () => {
    renderOnPage(<ConfirmEmail link={null} />)
    expect(screen.getByRole('alert')).toHaveTextContent('This link was used or is expired.')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
