import { screen } from '@testing-library/react'
import { renderOnPage as render } from '../render'
import { OwnState } from '@/components/articles/own-state'

const article = {
  id: 12,
  title: 'Masts',
  status: 'rejected' as const,
  rejectionReason: 'Name the clause.\nAnd its edition.',
  rejectedAt: '2026-11-25T23:30:00.000Z',
  submittedAt: '2026-11-24T09:05:00.000Z',
  withdrawnAt: null,
}

test('above a rejected article its author reads why, when and by whom, and can edit it', () => {
  render(<OwnState article={article} />)
  expect(screen.getByText('Rejected by the editors on 25 November 2026')).toBeVisible()
  expect(screen.getByText(/Name the clause\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit and resubmit Masts' })).toHaveAttribute(
    'href',
    '/submit-article?article=12',
  )
})

test('a rejection without a reason says so', () => {
  render(<OwnState article={{ ...article, rejectionReason: null }} />)
  expect(screen.getByText('The editors gave no reason.')).toBeVisible()
})

test('above an article in review its author reads since when it waits, and can withdraw it', () => {
  render(<OwnState article={{ ...article, status: 'pending_review', rejectedAt: null }} />)
  expect(screen.getByText(/It has waited since 24 November 2026 at 09:05\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Withdraw Masts' })).toBeVisible()
})

test('above a withdrawn article its author can edit it', () => {
  const withdrawnAt = '2026-11-25T10:00:00.000Z'
  render(<OwnState article={{ ...article, status: 'draft', rejectedAt: null, withdrawnAt }} />)
  expect(screen.getByText('You withdrew this article on 25 November 2026 at 10:00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit and resubmit Masts' })).toBeVisible()
})

test('an editor’s own draft has no notice', () => {
  const { container } = render(<OwnState article={{ ...article, status: 'draft', rejectedAt: null }} />)
  expect(container).toBeEmptyDOMElement()
})
