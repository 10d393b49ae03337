import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderOnPage } from '../render'
import { CorrespondenceDialog } from '@/components/admin/standards/correspondence-dialog'
import { AskingDialog, CancelButton } from '@/components/ui/asking-dialog'

const ASKS = 'Discard what you have entered?'

function Form({ changed }: { changed?: boolean }) {
  const [open, setOpen] = useState(true)
  if (!open) return <p>Closed</p>
  return (
    <AskingDialog title="A form" changed={changed} onClose={() => setOpen(false)}>
      <input aria-label="Words" defaultValue="as it was" />
      <input type="checkbox" aria-label="Agreed" />
      <input type="search" aria-label="Look for" />
      <CancelButton />
    </AskingDialog>
  )
}

const closing = [
  ['Escape', (user: ReturnType<typeof renderOnPage>['user']) => user.keyboard('{Escape}')],
  ['Cancel', (user: ReturnType<typeof renderOnPage>['user']) => user.click(screen.getByText('Cancel'))],
  [
    'its cross',
    (user: ReturnType<typeof renderOnPage>['user']) => user.click(screen.getByLabelText('Close')),
  ],
] as const

test.each(closing)('a form in which nothing was typed is closed at once by %s', async (_, close) => {
  const { user } = renderOnPage(<Form />)
  await user.type(screen.getByLabelText('Look for'), 'beams')
  await close(user)
  expect(screen.getByText('Closed')).toBeVisible()
})

test.each(closing)('a form in which something was typed asks before %s closes it', async (_, close) => {
  const { user } = renderOnPage(<Form />)
  await user.type(screen.getByLabelText('Words'), ', and more')
  await close(user)
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Words')).toHaveValue('as it was, and more')
  await close(user)
  expect(await screen.findByText(ASKS)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByText('Closed')).toBeVisible()
})

test('what is as it was again is closed at once', async () => {
  const { user } = renderOnPage(<Form />)
  await user.type(screen.getByLabelText('Words'), '!{Backspace}')
  await user.click(screen.getByLabelText('Agreed'))
  await user.click(screen.getByLabelText('Agreed'))
  await user.keyboard('{Escape}')
  expect(screen.getByText('Closed')).toBeVisible()
})

test('a box that was ticked, and a choice that is in no field, are asked for too', async () => {
  const { user, unmount } = renderOnPage(<Form />)
  await user.click(screen.getByLabelText('Agreed'))
  await user.keyboard('{Escape}')
  expect(await screen.findByText(ASKS)).toBeVisible()
  unmount()
  const other = renderOnPage(<Form changed />)
  await other.user.keyboard('{Escape}')
  expect(await screen.findByText(ASKS)).toBeVisible()
})

function Token() {
  const [made, setMade] = useState(false)
  return (
    <AskingDialog title="New token" firm={made} onClose={() => undefined}>
      <input aria-label="Name" onKeyDown={({ key }) => key === 'F2' && setTimeout(() => setMade(true))} />
      {made && <p>lp_abc</p>}
      <CancelButton />
    </AskingDialog>
  )
}

test('a question that is open goes when what was typed is stored and its answer shown', async () => {
  const { user } = renderOnPage(<Token />)
  await user.type(screen.getByLabelText('Name'), 'Spreadsheet{F2}')
  await user.click(screen.getByText('Cancel'))
  expect(await screen.findByText('lp_abc')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(ASKS)).toBeNull())
})

test('the dialog of corresponding clauses does not lose what was typed', async () => {
  let closed = false
  const { user } = renderOnPage(
    <CorrespondenceDialog pair={null} onClose={() => (closed = true)} onSaved={() => undefined} />,
  )
  await user.type(screen.getByLabelText('Earlier edition'), 'EN 1990:2002')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(ASKS)).toBeVisible()
  expect(closed).toBe(false)
})

/** Dialogs whose fields need no question: nothing in them is worth keeping, or what opens them keeps it. */
const NOT_ASKING: Record<string, string> = {
  'account/two-factor/prove-dialog.tsx': 'a password and a code',
  'account/two-factor/setup-dialog.tsx': 'a password and a code',
}

test('each dialog with fields asks, or stores what is typed as a draft', () => {
  const root = join(process.cwd(), 'components')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const bare = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return (
      /<DialogContent\b/.test(text) &&
      /<(?!SearchForm)\w*(?:Field|Form|Input|Textarea|Step)\b/.test(text) &&
      !text.includes('useDraft(') &&
      !file.startsWith('ui/') &&
      !(file in NOT_ASKING)
    )
  })
  expect(bare).toEqual([])
})
