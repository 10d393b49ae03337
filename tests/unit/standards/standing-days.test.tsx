import { render, screen } from '@testing-library/react'
import { StandingDays } from '@/components/standards/standing-days'
import type { Standing } from '@/lib/standards/types'

const STANDING: Standing = {
  slug: 'bs-5950-1',
  designation: 'BS 5950-1:2000',
  generation: null,
  words: 'Withdrawn, superseded',
  tone: 'warn',
  since: null,
  next: null,
  withdrawn: true,
  confirmed: true,
  successors: [{ designation: 'EN 1993-1-1', slug: 'en-1993-1-1' }],
}

test.each([
  ['without a day says that the day is not confirmed', {}, 'day not confirmed; successor EN 1993-1-1'],
  ['with a day says the day', { since: '2010-03-31' }, 'since 31 March 2010; successor EN 1993-1-1'],
  ['without a day and successor says no more', { successors: [] }, 'day not confirmed'],
])('a withdrawn standard %s', (_, change, said) => {
  render(<StandingDays standing={{ ...STANDING, ...change }} />)
  expect(screen.getByText(/day|since/)).toHaveTextContent(said)
})

test('of a standard in force without a day to come nothing is said', () => {
  const { container } = render(<StandingDays standing={{ ...STANDING, withdrawn: false, successors: [] }} />)
  expect(container).toBeEmptyDOMElement()
})
