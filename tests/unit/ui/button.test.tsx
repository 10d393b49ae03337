import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

function Once({ done }: { done: () => void }) {
  const [saved, setSaved] = useState(false)
  const save = () => {
    done()
    setSaved(true)
  }
  return (
    <Button idle={saved} pending={false} onClick={save}>
      Save
    </Button>
  )
}

test('a button with nothing left to do keeps the focus, says so, and does nothing when it is pressed', async () => {
  const done = jest.fn()
  render(<Once done={done} />)
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(done).toHaveBeenCalledTimes(1)
})
