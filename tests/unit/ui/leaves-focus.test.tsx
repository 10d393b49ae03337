import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'

function Loaded() {
  const [failed, setFailed] = useState(true)
  return failed ? (
    <ErrorState message="No connection." onRetry={() => setFailed(false)} />
  ) : (
    <button type="button">Next</button>
  )
}

test('the focus stays in the content when a failure that was tried again gives way to it', async () => {
  const user = userEvent.setup()
  render(
    <>
      <button type="button">Above</button>
      <main id="main" tabIndex={-1}>
        <Loaded />
      </main>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('main')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('the focus stays in the dialog whose part was tried again', async () => {
  const user = userEvent.setup()
  render(
    <main id="main" tabIndex={-1}>
      <Dialog open>
        <DialogContent title="Copies">
          <Loaded />
        </DialogContent>
      </Dialog>
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('a failure that goes by itself leaves the focus where it is', () => {
  const shown = (failed: boolean) => (
    <main id="main" tabIndex={-1}>
      <button type="button">Beside</button>
      {failed && <ErrorState message="No connection." onRetry={() => undefined} />}
    </main>
  )
  const { rerender } = render(shown(true))
  screen.getByRole('button', { name: 'Beside' }).focus()
  rerender(shown(false))
  expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus()
})

/** A row that goes with its dialog, or when the server has answered. */
function Row({ answered }: { answered?: Promise<void> }) {
  const [open, setOpen] = useState(false)
  const [gone, setGone] = useState(false)
  const remove = () => {
    setOpen(false)
    if (answered) void answered.then(() => setGone(true))
    else setGone(true)
  }
  return (
    <>
      {!gone && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete it?"
        description="It is gone then."
        confirmLabel="Delete for good"
        onConfirm={remove}
      />
    </>
  )
}

test('the focus goes to the content where a dialog has taken its opener away', async () => {
  const user = userEvent.setup()
  render(
    <main id="main" tabIndex={-1}>
      <Row />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('the focus goes to the section where what was decided takes the opener away later', async () => {
  const user = userEvent.setup()
  let answer = () => {}
  render(
    <main id="main" tabIndex={-1}>
      <section aria-label="Rows">
        <Row answered={new Promise((done) => (answer = done))} />
      </section>
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  answer()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Rows' })).toHaveFocus())
})

test('a focus that has gone on by then stays where it is', async () => {
  const user = userEvent.setup()
  let answer = () => {}
  render(
    <main id="main" tabIndex={-1}>
      <Row answered={new Promise((done) => (answer = done))} />
      <button type="button">Beside</button>
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  await user.tab()
  answer()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus()
})
