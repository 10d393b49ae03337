import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { StandardsWork } from '@/components/admin/standards/work'
import { Toaster } from '@/components/ui/toaster'
import type { WorkView } from '@/lib/standards/work/types'
import { renderOnPage } from '../render'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const change = {
  id: 7,
  designation: 'AISC 360-16',
  slug: 'aisc-360',
  title: 'Steel',
  day: '2026-10-01',
  jurisdiction: 'USA',
  words: 'Withdrawn, superseded',
  before: 'Current, superseded',
  confirmed: false,
  begun: true,
  toReview: 1,
  reviewed: 1,
}
const WORK: WorkView = {
  changes: [change],
  chosen: change,
  articles: {
    items: [
      { id: 1, slug: 'one', title: 'One', reviewed: null },
      { id: 2, slug: 'two', title: 'Two', reviewed: { by: null, at: '2026-11-02T10:00:00Z' } },
    ],
    total: 2,
    page: 1,
    pageSize: 50,
  },
  next: { day: '2028-03-30', listedFrom: '2027-03-30' },
}
const NOTHING: WorkView = { ...WORK, changes: [], chosen: null, articles: { ...WORK.articles, items: [] } }

test('without work the page says when the next change is listed', () => {
  renderOnPage(<StandardsWork work={NOTHING} view={{}} />)
  expect(screen.getByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  expect(screen.getByText(/on 30 March 2028; it is listed here from 30 March 2027\./)).toBeVisible()
})

test('a review by an account that has gone is by a former administrator', () => {
  renderOnPage(<StandardsWork work={WORK} view={{ show: 'all' }} />)
  expect(screen.getByText('by a former administrator on 2 November 2026 at 10:00')).toBeVisible()
  expect(screen.getByText('Not confirmed')).toBeVisible()
})

test('what changed before the register began is listed by itself, without a day', () => {
  const before = {
    ...change,
    id: 8,
    designation: 'BS 5950-1:2000',
    day: null,
    before: null,
    jurisdiction: 'UK',
  }
  renderOnPage(<StandardsWork work={{ ...WORK, changes: [change, before], chosen: before }} view={{}} />)
  const section = screen.getByRole('region', { name: 'Withdrawn or superseded before (1)' })
  expect(section).toHaveTextContent('BS 5950-1:2000')
  expect(section).toHaveTextContent('Withdrawn, superseded (UK)')
  expect(section).not.toHaveTextContent('AISC 360-16')
  expect(screen.getByRole('region', { name: 'Changes (1)' })).toHaveTextContent('since 1 October 2026 (USA)')
  expect(screen.getByText('Withdrawn, superseded in: UK.')).toBeVisible()
})

test('a refusal is said, and the article stays', async () => {
  server.use(
    http.put('/api/admin/standards/work/7/1', () =>
      HttpResponse.json(
        { message: 'Ada has reviewed this article for this change already' },
        { status: 409 },
      ),
    ),
  )
  const { user } = renderOnPage(
    <>
      <StandardsWork work={WORK} view={{ show: 'all' }} />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed: One' }))
  expect(await screen.findByText('Ada has reviewed this article for this change already')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mark as reviewed: One' })).toBeVisible()
})
