import { screen } from '@testing-library/react'
import { Home } from '@/components/home/home'
import { renderOnPage } from '../render'

const covered = { standard: 'EN 1993-1-1', slug: 'en-1993-1-1', title: 'Steel', field: 'Steel', articles: 1 }
const standards = [{ ...covered, words: 'Current', withdrawn: false }]

test('a visitor is invited to join, and everyone to browse', () => {
  renderOnPage(<Home paidPlans={false} signedIn={false} featured={[]} open={[]} standards={standards} />)
  expect(screen.getByRole('link', { name: 'Join the Community' })).toHaveAttribute('href', '/membership')
  expect(screen.getByRole('link', { name: 'Browse Articles' })).toHaveAttribute('href', '/articles')
  expect(screen.getByRole('link', { name: 'EN 1993-1-1 current Steel 1 article' })).toHaveAttribute(
    'href',
    '/standards/en-1993-1-1',
  )
})

test('a withdrawn standard says so in words', () => {
  const old = {
    ...covered,
    standard: 'BS 5950-1',
    slug: 'bs-5950-1',
    articles: 7,
    words: 'Withdrawn, superseded',
    withdrawn: true,
  }
  renderOnPage(
    <Home paidPlans={false} signedIn={false} featured={[]} open={[]} standards={[...standards, old]} />,
  )
  expect(
    screen.getByRole('link', { name: 'BS 5950-1 withdrawn, superseded Steel 7 articles' }),
  ).toBeInTheDocument()
})

test('a member is not', () => {
  renderOnPage(<Home paidPlans={false} signedIn featured={[]} open={[]} standards={[]} />)
  expect(screen.queryByRole('link', { name: 'Join the Community' })).not.toBeInTheDocument()
})

test('the drawing says what it shows, with figures that agree', () => {
  renderOnPage(<Home paidPlans={false} signedIn featured={[]} open={[]} standards={[]} />)
  expect(screen.getByRole('img')).toHaveAccessibleName(/8 m under 12.5 kN\/m: reactions of 50 kN.* 100 kNm/)
})
