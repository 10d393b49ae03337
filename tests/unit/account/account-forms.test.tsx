import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { ResendButton } from '@/components/access/resend-button'
import { ProfessionalDetails } from '@/components/account/professional-details'
import { SecuritySettings } from '@/components/account/security-settings'
import { ForgotPassword } from '@/components/auth/forgot-password'
import { LoginForm } from '@/components/auth/login-form'
import { ResetPassword } from '@/components/auth/reset-password'
import { ContactForm } from '@/components/contact/contact-form'
import { Toaster } from '@/components/ui/toaster'
import { renderOnPage } from '../render'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** What the next call to an address is answered; `null` is no connection. */
function answer(method: 'get' | 'post' | 'put', path: string, status: number | null, body: object = {}) {
  server.use(
    http[method](`*${path}`, () =>
      status === null ? HttpResponse.error() : HttpResponse.json(body, { status }),
    ),
  )
}

const show = (form: ReactNode) =>
  renderOnPage(
    <>
      {form}
      <Toaster />
    </>,
  )

async function toasted(title: string, description: string) {
  const notices = within(await screen.findByRole('region', { name: /Notifications/ }))
  await waitFor(() =>
    expect(notices.getByRole('listitem')).toHaveTextContent(`${title} ${description}`.trim()),
  )
}

const field = (label: string) => screen.getByLabelText(label)
const said = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('a forgotten password', () => {
  const ask = async (email: string) => {
    const page = show(<ForgotPassword />)
    await page.user.type(field('Email'), email)
    await page.user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    return page
  }

  test('asks for a valid address', async () => {
    await ask('nora@')
    await waitFor(() => expect(said('Email')).toContain('Please enter a valid email address'))
  })

  test('says where to look, and leads back to the form with the address or to the login', async () => {
    answer('post', '/api/auth/forgot-password', 200, { message: 'On its way' })
    const { user } = await ask('nora@example.test')
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument()
    await toasted('Reset email sent', '')
    expect(screen.getByText('nora@example.test')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
    await user.click(screen.getByRole('button', { name: 'Try different email' }))
    expect(field('Email')).toHaveValue('nora@example.test')
  })

  test('says when it failed, and keeps what was typed', async () => {
    answer('post', '/api/auth/forgot-password', null)
    await ask('nora@example.test')
    await toasted('Error', 'Failed to send reset email. Please try again.')
    expect(field('Email')).toHaveValue('nora@example.test')
  })
})

describe('a reset', () => {
  test('with a link that was used says so above the fields', () => {
    show(<ResetPassword token="a-token" works={false} contactEmail="hello@loadpath.example" />)
    expect(screen.getByText('This password reset link is invalid or expired.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Request New Reset Link' })).toBeInTheDocument()
    expect(field('New password')).toBeInTheDocument()
  })

  const choose = async (password: string, again = password) => {
    const page = show(<ResetPassword token="a-token" works contactEmail="hello@loadpath.example" />)
    if (password) await page.user.type(field('New password'), password)
    if (again) await page.user.type(field('Confirm new password'), again)
    await page.user.click(screen.getByRole('button', { name: 'Reset Password' }))
    return page
  }

  test('without a link says so and leads to a new one', async () => {
    show(<ResetPassword token={null} works={false} contactEmail="hello@loadpath.example" />)
    expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeInTheDocument()
    await toasted('Invalid reset link', 'This password reset link is invalid or expired.')
    expect(screen.getByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    expect(screen.getByRole('link', { name: 'hello@loadpath.example' })).toBeInTheDocument()
  })

  test.each([
    ['Aa1!', 'Password must be at least 8 characters'],
    ['lower1!lower', 'Password must contain at least one uppercase letter'],
    ['UPPER1!UPPER', 'Password must contain at least one lowercase letter'],
    ['NoNumber!here', 'Password must contain at least one number'],
    ['NoSpecial1here', 'Password must contain at least one special character'],
  ])('of %s says: %s', async (password, message) => {
    await choose(password)
    await waitFor(() => expect(said('New password')).toContain(message))
  })

  test('to two different passwords says so at the second', async () => {
    await choose('Ridge!Beam88', 'Ridge!Beam89')
    await waitFor(() => expect(said('Confirm new password')).toContain("Passwords don't match"))
  })

  test('that succeeded leads to the login', async () => {
    answer('post', '/api/auth/reset-password', 200, { message: 'Password reset successful' })
    await choose('Ridge!Beam88')
    expect(await screen.findByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login')
    await toasted('Password reset successful', '')
  })

  test.each([
    [{ message: 'Password must contain at least one number' }, 'Password does not meet requirements'],
    [
      { message: 'Too easy', errors: [{ path: 'password', message: 'Too easy' }] },
      'Password does not meet requirements',
    ],
    [{ message: 'This password reset link is invalid or expired.', code: 'INVALID_TOKEN' }, 'Reset failed'],
  ])('refused with %j', async (body, title) => {
    answer('post', '/api/auth/reset-password', 400, body)
    await choose('Ridge!Beam88')
    await toasted(title, body.message)
    expect(field('New password')).toHaveValue('Ridge!Beam88')
  })

  test('without a connection', async () => {
    answer('post', '/api/auth/reset-password', null)
    await choose('Ridge!Beam88')
    await toasted('Reset failed', 'An unexpected error occurred')
  })
})

describe('a change of password', () => {
  const change = async (now: string, next: string, again = next) => {
    const page = show(<SecuritySettings email="nora@example.test" />)
    if (now) await page.user.type(field('Current Password'), now)
    if (next) await page.user.type(field('New Password'), next)
    if (again) await page.user.type(field('Confirm New Password'), again)
    await page.user.click(screen.getByRole('button', { name: 'Change Password' }))
    return page
  }

  test('names what is missing or wrong at its field', async () => {
    await change('', 'Short1!', 'Other1!')
    await waitFor(() => expect(said('Current Password')).toContain('Current password is required'))
    expect(said('New Password')).toContain('Password must be at least 8 characters')
    expect(said('Confirm New Password')).toContain("Passwords don't match")
  })

  test('names the four classes', async () => {
    await change('Old!beams1', 'alllowercase')
    await waitFor(() =>
      expect(said('New Password')).toContain(
        'Password must contain uppercase, lowercase, number and special character',
      ),
    )
  })

  test('to the same password says so at its field, and sends nothing', async () => {
    await change('Old!beams1', 'Old!beams1')
    await waitFor(() =>
      expect(said('New Password')).toContain('Please choose a password that differs from your current one'),
    )
  })

  test('that succeeded empties the form', async () => {
    answer('post', '/api/change-password', 200, { message: 'done' })
    await change('Old!beams1', 'Ridge!Beam88')
    await toasted('Password Changed', 'Your password has been updated successfully.')
    await waitFor(() => expect(field('Current Password')).toHaveValue(''))
  })

  test('says what is happening meanwhile', async () => {
    let release = () => undefined as void
    server.use(
      http.post('*/api/change-password', async () => {
        await new Promise<void>((done) => (release = done))
        return HttpResponse.json({})
      }),
    )
    await change('Old!beams1', 'Ridge!Beam88')
    expect(await screen.findByRole('button', { name: 'Changing Password...' })).toBeInTheDocument()
    release()
    await toasted('Password Changed', 'Your password has been updated successfully.')
  })

  test.each([
    [400, { message: 'Current password is incorrect' }, 'Current password is incorrect'],
    [null, {}, 'Failed to change password'],
  ])('refused with %s keeps what was typed', async (status, body, description) => {
    answer('post', '/api/change-password', status, body)
    await change('Old!beams1', 'Ridge!Beam88')
    await toasted('Password Change Failed', description)
    expect(field('New Password')).toHaveValue('Ridge!Beam88')
  })
})

const NOTHING_SAID = {
  company: null,
  professionalTitle: null,
  experience: null,
  location: null,
  specialization: null,
}

describe('professional details', () => {
  const update = async (company: string, title: string) => {
    // A member of its own: what is typed and not stored is there again.
    const page = show(<ProfessionalDetails user={{ id: crypto.randomUUID(), ...NOTHING_SAID }} />)
    if (company) await page.user.type(field('Company'), company)
    if (title) await page.user.type(field('Professional Title'), title)
    await page.user.click(screen.getByRole('button', { name: 'Update Profile' }))
  }

  test('are both needed', async () => {
    await update('', '')
    await waitFor(() => expect(said('Company')).toContain('Company is required'))
    expect(said('Professional Title')).toContain('Professional title is required')
  })

  test('are stored', async () => {
    answer('put', '/api/user/profile', 200, { id: '1' })
    await update('Lind Structural', 'Engineer')
    await toasted('Profile Updated', 'Your professional details have been updated successfully.')
  })

  test.each([
    [400, { message: 'Please use at most 120 characters' }, 'Please use at most 120 characters'],
    [null, {}, 'Failed to update profile'],
  ])('refused with %s', async (status, body, description) => {
    answer('put', '/api/user/profile', status, body)
    await update('Lind Structural', 'Engineer')
    await toasted('Update Failed', description)
    expect(field('Company')).toHaveValue('Lind Structural')
  })
})

describe('a message to us', () => {
  const clock = performance.now.bind(performance)
  let faster: jest.SpyInstance
  const nora = { id: 'nora', firstName: 'Nora', lastName: 'Lind', email: 'nora@example.test' }
  beforeEach(() => {
    faster = jest.spyOn(performance, 'now')
    // Another member in each test, so that no test finds the draft of the one before.
    answer('get', '/api/auth/user', 200, { ...nora, id: crypto.randomUUID() })
  })
  afterEach(() => faster.mockRestore())
  /** `took` milliseconds over it. */
  const write = async (took = 5000) => {
    const page = show(<ContactForm />)
    await waitFor(() => expect(field('Email')).toHaveValue('nora@example.test'))
    faster.mockImplementation(() => clock() + took)
    await page.user.type(field('Subject'), 'A clause')
    await page.user.type(field('Message'), 'It moved.')
    await page.user.click(screen.getByRole('button', { name: 'Send Message' }))
  }

  test('that was sent empties what was written, and keeps who wrote', async () => {
    answer('post', '/api/contact', 200, { message: '' })
    await write()
    await toasted('Message sent successfully!', "We'll get back to you within 24 hours.")
    expect(field('Message')).toHaveValue('')
    expect(field('Full Name')).toHaveValue('Nora Lind')
  })

  test('keeps the name that was typed before it is known who writes', async () => {
    let know = () => {}
    const known = new Promise<void>((resolve) => (know = resolve))
    server.use(http.get('*/api/auth/user', () => known.then(() => HttpResponse.json(nora))))
    const { user } = show(<ContactForm />)
    await user.type(field('Full Name'), 'N. Lind')
    await user.type(field('Message'), 'It moved.')
    know()
    await waitFor(() => expect(field('Email')).toHaveValue('nora@example.test'))
    expect(field('Full Name')).toHaveValue('N. Lind')
    expect(field('Message')).toHaveValue('It moved.')
  })

  test('that was ready at once waits until the server takes it for a person’s', async () => {
    answer('post', '/api/contact', 200, { message: '' })
    // Typing itself takes seconds on a busy machine.
    await write(-8000)
    expect(screen.getByRole('button', { name: /Sending/ })).toBeVisible()
    await waitFor(() => expect(field('Message')).toHaveValue(''), { timeout: 30_000 })
  })

  test.each([
    [429, { message: 'Too many attempts.' }, 'Too many attempts.'],
    [400, { message: '' }, 'Please try again later.'],
    [null, {}, 'Please check your connection and try again.'],
  ])('refused with %s keeps it', async (status, body, description) => {
    answer('post', '/api/contact', status, body)
    await write()
    await toasted('Failed to send message', description)
    expect(field('Message')).toHaveValue('It moved.')
  })
})

describe('another verification email', () => {
  const press = async (email: string | null) => {
    const { user } = show(<ResendButton email={email} />)
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
  }

  test('cannot be asked for without an address', () => {
    show(<ResendButton email={null} />)
    expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeDisabled()
  })

  test.each([
    [200, { details: 'Look there.' }, 'Verification Email Sent Successfully', 'Look there.'],
    [
      200,
      {},
      'Verification Email Sent Successfully',
      'Please check your email inbox and spam folder for the verification link. The link will expire in 24 hours.',
    ],
    [429, { message: 'Too many attempts.' }, 'Failed to Send Email', 'Too many attempts.'],
    [null, {}, 'Failed to Send Email', 'Please try again later or contact support if the problem persists.'],
  ])('answered with %s %j', async (status, body, title, description) => {
    answer('post', '/api/auth/resend-verification', status, body)
    await press('nora@example.test')
    await toasted(title, description)
  })
})

describe('signing in', () => {
  test('after verifying says so, for six seconds', async () => {
    show(<LoginForm verified next={null} />)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Email Verified Successfully!')
    await toasted('Email Verified Successfully!', 'You can sign in now.')
  })

  test('asks for a code where the account wants one, and says only a wrong one is wrong', async () => {
    const wanted = 'Enter the 6-digit code from your authenticator app'
    answer('post', '/api/login', 401, { message: wanted, errors: [{ path: 'code', message: wanted }] })
    const { user } = show(<LoginForm verified={false} next={null} />)
    await user.type(field('Email'), 'nora@example.test')
    await user.type(field('Password'), 'Old!beams1')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(field('Code')).toHaveFocus())
    expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.queryByText(wanted)).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(said('Code')).toContain(wanted))

    answer('post', '/api/login', 401, { message: 'Wrong', errors: [{ path: 'code', message: 'Wrong' }] })
    await user.type(field('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(said('Code')).toContain('Wrong'))
    expect(field('Password')).toHaveValue('Old!beams1')
  })
})
