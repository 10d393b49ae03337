import { screen, within } from '@testing-library/react'
import { renderOnPage as render } from '../render'
import { OwnArticle } from '@/components/account/own-article'
import { ReviewThread } from '@/components/articles/review-thread'
import { besideNotice } from '@/lib/articles/submissions/rules/history'
import type { ReviewStep, Submission } from '@/lib/articles/submissions/types'

const step = (action: ReviewStep['action'], day: number, words: Partial<ReviewStep> = {}): ReviewStep => ({
  action,
  reason: null,
  note: null,
  createdAt: `2026-11-${day}T09:00:00.000Z`,
  ...words,
})
const history = [
  step('submitted', 20, { note: 'My first article.' }),
  step('rejected', 21, { reason: 'No references.' }),
  step('resubmitted', 22),
  step('rejected', 23, { reason: 'Name the clause.' }),
]
const article = {
  id: 12,
  slug: 'masts',
  title: 'Masts',
  category: null,
  status: 'rejected',
  rejectionReason: 'Name the clause.',
  rejectedAt: '2026-11-23T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
  submittedAt: '2026-11-22T09:00:00.000Z',
  withdrawnAt: null,
  history,
} as unknown as Submission

test('why an article came back is said once in the list of one’s own, and earlier reasons below it', () => {
  render(<OwnArticle article={article} />)
  expect(screen.getAllByText('Name the clause.')).toHaveLength(1)
  expect(screen.getByText('No references.')).toBeInTheDocument()
  expect(screen.getAllByText('Rejected', { selector: 'li' })).toHaveLength(2)
})

test('beside the notice of a rejection the thread has what was said before it', () => {
  render(<ReviewThread steps={besideNotice({ status: 'rejected', history })} />)
  const said = within(screen.getByRole('region', { name: 'Notes and reasons so far' }))
  expect(said.getAllByRole('listitem').map((item) => item.lastChild?.textContent)).toEqual([
    'My first article.',
    'No references.',
  ])
})

test('once the article is no longer rejected, the thread has every reason', () => {
  expect(besideNotice({ status: 'draft', history })).toBe(history)
})
