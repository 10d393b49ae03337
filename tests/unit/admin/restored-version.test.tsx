import { screen } from '@testing-library/react'
import { CheckPanel } from '@/components/admin/editing/check-panel'
import { RevisionDialog } from '@/components/admin/editing/revision-dialog'
import { latestOf } from '@/lib/articles/editing/hooks'
import type { EditableArticle } from '@/lib/articles/administration/types'
import { renderOnPage } from '../render'

const BEFORE = '2026-11-26T09:00:00.000Z'
const AFTER = '2026-11-26T09:05:00.000Z'
const entry = (revision: number, current: boolean) => ({
  revision,
  current,
  editor: 'Ada Byron',
  note: null,
  createdAt: BEFORE,
})
const VERSION = { title: 'T', excerpt: null, category: null, tags: [], content: '', reference: null }
const article = { id: 7, updatedAt: AFTER } as EditableArticle

/** A server whose article is restored by the only POST. */
function serve() {
  let revision = 2
  const answer = (path: string, method: string) => {
    if (method === 'POST') return { ...article, updatedAt: ((revision = 3), AFTER) }
    if (path.endsWith('/check'))
      return {
        check: null,
        revision,
        updatedAt: revision === 3 ? AFTER : BEFORE,
        editions: [],
        refused: null,
        warnings: [],
      }
    return /revisions\/\d/.test(path) ? { ...entry(1, false), ...VERSION } : []
  }
  global.fetch = jest.fn((path: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve(Response.json(answer(path, method))),
  ) as unknown as typeof fetch
}

const page = (updatedAt: string) => (
  <>
    <CheckPanel articleId={7} published updatedAt={updatedAt} />
    <RevisionDialog
      articleId={7}
      updatedAt={BEFORE}
      entry={entry(1, false)}
      entries={[entry(2, true), entry(1, false)]}
      onClose={() => undefined}
      onRestored={() => undefined}
    />
  </>
)

test('the checklist of a version that was just restored is of that version', async () => {
  serve()
  const { user } = renderOnPage(page(AFTER))
  expect(await screen.findByText(/^Revision 2\./)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Restore this version' }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(/^Revision 3\./)).toBeInTheDocument()
  expect(screen.queryByText(/was saved after you opened it/)).toBeNull()
  expect(latestOf({ ...article, updatedAt: BEFORE }).updatedAt).toBe(AFTER)
})
