import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Definition } from '@/components/ui/definition'

function show() {
  render(
    <>
      <Definition of="Sessions">Visits: one tab until it is closed.</Definition>
      <p>Elsewhere</p>
    </>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: /^Sessions:/ }) }
}
const tip = () => screen.queryByRole('tooltip')

test.each(['MouseLeft', 'TouchA'])('a press by %s opens it, and a second closes it', async (key) => {
  const { user, button } = show()
  const press = () => user.pointer([{ keys: `[${key}]`, target: button }])
  await press()
  expect(tip()).toHaveTextContent('Visits: one tab until it is closed.')
  await press()
  expect(tip()).not.toBeInTheDocument()
})

test('a press where it hangs open by hover keeps it open, also when the pointer goes', async () => {
  const { user, button } = show()
  await user.hover(button)
  expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  await user.click(button)
  expect(tip()).toBeInTheDocument()
  await user.unhover(button)
  expect(tip()).toBeInTheDocument()
})

test('Escape closes it, and so does a press elsewhere', async () => {
  const { user, button } = show()
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(tip()).not.toBeInTheDocument()
  await user.click(button)
  expect(tip()).toBeInTheDocument()
  await user.click(screen.getByText('Elsewhere'))
  expect(tip()).not.toBeInTheDocument()
})

test('focus opens it, and going on closes it', async () => {
  const { user } = show()
  await user.tab()
  expect(tip()).toBeInTheDocument()
  await user.tab()
  expect(tip()).not.toBeInTheDocument()
})
