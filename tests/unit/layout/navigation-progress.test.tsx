import { act, fireEvent, screen } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NavigationProgress } from '@/components/layout/navigation-progress'
import { renderOnPage } from '../render'

const line = () => screen.queryByRole('progressbar', { name: 'Loading the page' })

/** Presses a link, and returns whether a page is announced once patience is over. */
function announced(name: string): boolean {
  const link = screen.getByRole('link', { name })
  // As the card does: the browser stays where it is.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  act(() => jest.advanceTimersByTime(200))
  return line() !== null
}

test('a page is announced where a link leads to one, and not where it opens a card', () => {
  jest.useFakeTimers()
  renderOnPage(
    <SearchParamsContext value={new URLSearchParams()}>
      <NavigationProgress />
      <a href="?standard=EN+1990" aria-haspopup="dialog">
        clause 6.4.3
      </a>
      <a href="?page=2">Standards</a>
    </SearchParamsContext>,
  )
  expect(announced('clause 6.4.3')).toBe(false)
  expect(announced('Standards')).toBe(true)
  jest.useRealTimers()
})
