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
const show = (
  own: boolean,
  { keepsVersions = true, onTakeTheirs = jest.fn(), onOverwrite = jest.fn() } = {},
) => ({
  ...renderOnPage(
    <ConflictNotice
      articleId={1}
      conflict={CONFLICT}
      own={own}
      keepsVersions={keepsVersions}
      mine={() => MINE}
      saving={false}
      onOverwrite={onOverwrite}
      onTakeTheirs={onTakeTheirs}
    />,
  ),
  onTakeTheirs,
  onOverwrite,
})

test.each([true, false])(
  'saving over a text is asked about where no version has it: kept is %s',
  async (kept) => {
    const { user, onOverwrite } = show(false, { keepsVersions: kept })
    await user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
    expect(onOverwrite).toHaveBeenCalledTimes(kept ? 1 : 0)
    if (kept) return expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('alertdialog')).toHaveTextContent('keeps no versions: what was saved is lost')
    await user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
    expect(onOverwrite).toHaveBeenCalledTimes(1)
  },
)

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
