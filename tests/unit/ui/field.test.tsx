import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { Select } from '@/components/ui/select'

function SignUp() {
  const { register, handleSubmit, formState } = useForm<{ name: string; experience: string }>()
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Field label="First name" hint="As on your badge" error={formState.errors.name?.message}>
        <Input {...register('name', { required: 'First name is required' })} />
      </Field>
      <Field label="Experience" error={formState.errors.experience?.message}>
        <Select {...register('experience', { required: 'Please select your experience level' })}>
          <option value="">Choose</option>
          <option value="3-5">3-5</option>
        </Select>
      </Field>
      <Button type="submit">Save</Button>
    </form>
  )
}

test('the label names the control and the hint describes it', () => {
  render(<SignUp />)
  const name = screen.getByRole('textbox', { name: 'First name' })
  expect(name).toHaveAccessibleDescription('As on your badge')
  expect(name).not.toHaveAttribute('aria-invalid')
})

test('after a refused submit the first wrong field has the focus, and its error is part of its description', async () => {
  render(<SignUp />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const name = screen.getByRole('textbox', { name: 'First name' })
  expect(name).toHaveFocus()
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('First name is required As on your badge')
  expect(screen.getByRole('combobox', { name: 'Experience' })).toHaveAccessibleDescription(
    'Please select your experience level',
  )
})

test('typing clears the error', async () => {
  render(<SignUp />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada')
  expect(screen.queryByText('First name is required')).not.toBeInTheDocument()
})

test('a password can be looked at', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('a pending button says what happens, keeps the focus and does not act again', async () => {
  let presses = 0
  const view = render(<Button onClick={() => presses++}>Send</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  view.rerender(
    <Button pending pendingLabel="Sending..." onClick={() => presses++}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending...' })
  expect(button).toHaveFocus()
  await userEvent.click(button)
  expect(presses).toBe(1)
})
