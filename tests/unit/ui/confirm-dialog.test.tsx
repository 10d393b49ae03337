import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

function Danger({ confirmWord, onConfirm }: { confirmWord?: string; onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="destructive"
        title="Delete the account?"
        description="The profile and the comments are lost."
        confirmLabel="Delete"
        confirmWord={confirmWord}
        onConfirm={() => {
          onConfirm()
          setOpen(false)
        }}
      />
    </>
  )
}

async function openDialog(confirmWord?: string) {
  const onConfirm = jest.fn()
  render(<Danger confirmWord={confirmWord} onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return { onConfirm, dialog: screen.getByRole('alertdialog', { name: 'Delete the account?' }) }
}

test('it says what is lost, and confirms once', async () => {
  const { onConfirm, dialog } = await openDialog()
  expect(dialog).toHaveAccessibleDescription('The profile and the comments are lost.')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(dialog).not.toBeInTheDocument()
})

test('Cancel and Escape change nothing, and the focus returns', async () => {
  const { onConfirm } = await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('the word must be typed exactly, and is asked again the next time', async () => {
  const { onConfirm } = await openDialog('DELETE')
  const word = screen.getByRole('textbox', { name: 'Type DELETE to confirm' })
  await userEvent.type(word, 'delete{Enter}')
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.clear(word)
  await userEvent.type(word, 'DELETE{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('textbox', { name: 'Type DELETE to confirm' })).toHaveValue('')
})
