import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { showErrors } from '@/components/ui/form-failure'
import { ApiError } from '@/lib/core/browser/api'

function Fields({ error }: { error: unknown }) {
  const { register, setError, formState } = useForm({ defaultValues: { year: '', title: '' } })
  return (
    <>
      <input aria-label="Year" {...register('year')} />
      <input aria-label="Title" {...register('title')} />
      <p>{formState.errors.year?.message}</p>
      <p>{formState.errors.title?.message}</p>
      <button onClick={(event) => (event.currentTarget.value = String(showErrors(error, setError)))}>
        Send
      </button>
    </>
  )
}

const errors = [
  { path: 'year', message: 'No such year' },
  { path: 'title', message: 'Too long' },
]
const refusal = new ApiError(400, 'Refused', null, errors, {})

test('a refusal is shown at each field that it names, and the first has the focus', async () => {
  render(<Fields error={refusal} />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveValue('true')
  for (const message of ['No such year', 'Too long']) expect(screen.getByText(message)).toBeInTheDocument()
  expect(screen.getByLabelText('Year')).toHaveFocus()
})

test('what names no field leaves the fields alone', async () => {
  render(<Fields error={new Error('Away')} />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveValue('false')
})
