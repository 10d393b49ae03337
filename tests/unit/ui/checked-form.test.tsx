import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { Toaster } from '@/components/ui/toaster'
import { useCheckedForm } from '@/components/ui/use-checked-form'

const schema = z.object({
  name: z
    .string()
    .min(1, 'Please enter a name')
    .transform((name) => name.trim()),
})
const sent = jest.fn<void, [unknown]>()
const load = jest.fn<Promise<typeof schema>, []>()

function Form() {
  const { register, handleSubmit, formState } = useCheckedForm(load, { defaultValues: { name: '' } })
  return (
    <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)} noValidate>
      <input aria-label="Name" {...register('name')} />
      <p role="alert">{formState.errors.name?.message}</p>
      <button>Send</button>
    </form>
  )
}
const field = () => screen.getByRole('textbox', { name: 'Name' })

beforeEach(() => {
  sent.mockReset()
  load.mockReset().mockResolvedValue(schema)
})

test('what checks a form is fetched once, with the first focus on the page', async () => {
  const user = userEvent.setup()
  render(<Form />)
  expect(load).not.toHaveBeenCalled()
  await user.click(field())
  expect(load).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Please enter a name')).toBeVisible()
  await user.type(field(), ' Nora ')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toHaveBeenCalledWith({ name: 'Nora' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a form whose field has the focus already, as in a dialog, fetches it at once', () => {
  const { unmount } = render(<input aria-label="Before" />)
  screen.getByLabelText('Before').focus()
  render(<Form />)
  expect(load).toHaveBeenCalledTimes(1)
  unmount()
})

test('without what checks nothing is sent and the page says so, until it can be fetched', async () => {
  for (let tries = 0; tries < 3; tries++) load.mockRejectedValueOnce(new Error('offline'))
  const user = userEvent.setup()
  render(
    <>
      <Form />
      <Toaster />
    </>,
  )
  await user.type(field(), 'Nora')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('This could not be sent')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3))
  expect(await screen.findAllByText('This could not be sent')).toHaveLength(1)
  expect(sent).not.toHaveBeenCalled()
  expect(field()).toHaveValue('Nora')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Nora' }))
  await waitFor(() => expect(screen.queryByText('This could not be sent')).toBeNull())
})
