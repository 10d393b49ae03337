import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { useHeldFields } from '@/components/drafts/use-held-fields'

let answer = (_refused: boolean) => undefined as void

function Form() {
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: { text: '' } })
  const [heldForm, release] = useHeldFields(formState.isSubmitting)
  const submit = handleSubmit(async () => {
    const refused = await new Promise<boolean>((done) => (answer = done))
    release()
    if (refused) setError('text', { message: 'Refused' }, { shouldFocus: true })
    else reset()
  })
  return (
    <form ref={heldForm} onSubmit={(event) => void submit(event)}>
      <input aria-label="Text" {...register('text')} />
      <div data-editor="in-page">
        <button type="button">Bold</button>
      </div>
      <button>Send</button>
    </form>
  )
}
const field = () => screen.getByRole('textbox', { name: 'Text' })
const editor = () => screen.getByText('Bold').parentElement

test.each([
  ['accepted', false, ''],
  ['refused', true, 'sent'],
])(
  'a form takes nothing while it is sent, keeps its focus, and does again once it is %s',
  async (_, refused, left) => {
    const user = userEvent.setup()
    render(<Form />)
    await user.type(field(), 'sent{Enter}')
    expect(field()).toHaveAttribute('readonly')
    expect(editor()).toHaveAttribute('inert')
    await user.keyboard(' and more')
    expect(field()).toHaveValue('sent')
    expect(field()).toHaveFocus()
    answer(refused)
    await screen.findByText('Bold')
    await user.type(field(), ' again')
    expect(field()).toHaveValue(`${left} again`)
    expect(editor()).not.toHaveAttribute('inert')
  },
)
