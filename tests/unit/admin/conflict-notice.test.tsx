import { screen } from '@testing-library/react'
import { ConflictNotice } from '@/components/admin/editing/conflict-notice'
import { renderOnPage } from '../render'

const CONFLICT = {
  editedBy: 'Ada Byron',
  editorId: 'ada',
  updatedAt: '2026-11-26T09:00:00.000Z',
  message: 'Said by the server.',
}
const MINE = { title: 'T', excerpt: null, category: null, tags: [], content: '', reference: null }
const show = (own: boolean, onTakeTheirs = jest.fn()) => ({
  ...renderOnPage(
    <ConflictNotice
      articleId={1}
      conflict={CONFLICT}
      own={own}
      mine={() => MINE}
      saving={false}
      onOverwrite={() => undefined}
      onTakeTheirs={onTakeTheirs}
    />,
  ),
  onTakeTheirs,
})

test.each([
  [false, 'Somebody else has saved this article', 'Save mine over theirs', 'Open theirs', 'Ada Byron'],
  [
    true,
    'You have saved this article in another tab or window',
    'Save this over it',
    'Open what was saved',
    'you',
  ],
])('where the last save was one’s own is %s, the notice says so', async (own, title, overwrite, open, by) => {
  const { user, onTakeTheirs } = show(own)
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent(title)
  expect(notice).toHaveTextContent('Said by the server.')
  expect(screen.getByRole('button', { name: overwrite })).toBeVisible()
  await user.click(screen.getByRole('button', { name: open }))
  expect(screen.getByRole('alertdialog')).toHaveTextContent(`Open what ${by} saved?`)
  await user.click(screen.getByRole('button', { name: open }))
  expect(onTakeTheirs).toHaveBeenCalled()
})
