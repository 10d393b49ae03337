import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'

function Codes({ firm }: { firm?: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent title="Keep your recovery codes" firm={firm}>
        <Button onClick={() => setOpen(false)}>I have kept them</Button>
      </DialogContent>
    </Dialog>
  )
}

const dialog = () => screen.queryByRole('dialog')
// The page behind a dialog takes no pointer events.
const setup = () => userEvent.setup({ pointerEventsCheck: 0 })

test('what is shown only once stays until its own button is pressed', async () => {
  const user = setup()
  render(<Codes firm />)
  await user.keyboard('{Escape}')
  await user.click(document.body)
  expect(dialog()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(dialog()).not.toBeInTheDocument()
})

test.each<[string, (user: ReturnType<typeof setup>) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['a press outside', (user) => user.click(document.body)],
  ['its cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
])('any other is closed by %s', async (_, close) => {
  const user = setup()
  render(<Codes />)
  await close(user)
  expect(dialog()).not.toBeInTheDocument()
})

function Sending() {
  const [open, setOpen] = useState(true)
  const [sending, setSending] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent title="New recovery codes">
        <Button pending={sending}>Make new codes</Button>
        <Button onClick={() => setSending(false)}>The answer comes</Button>
      </DialogContent>
    </Dialog>
  )
}

test('a dialog whose request is on its way is not left by Escape nor by a press elsewhere', async () => {
  const user = setup()
  render(<Sending />)
  await user.keyboard('{Escape}')
  await user.click(document.body)
  expect(dialog()).toBeInTheDocument()
  await user.click(screen.getByText('The answer comes'))
  await user.keyboard('{Escape}')
  expect(dialog()).not.toBeInTheDocument()
})
