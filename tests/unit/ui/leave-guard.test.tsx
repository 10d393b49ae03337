import { act, screen } from '@testing-library/react'
import { LeaveGuard } from '@/components/ui/leave-guard'
import { mayLeaveFor } from '@/components/ui/leave'
import { renderOnPage } from '../render'

const page = () =>
  renderOnPage(
    <>
      <a href="/elsewhere">Articles</a>
      <a href="/api/file" download>
        CSV
      </a>
      <a href="/elsewhere/beams" data-takes-along>
        See today’s
      </a>
      <LeaveGuard active description="They are not saved." />
    </>,
  )

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** jsdom goes nowhere, and complains where a link is followed. */
const followed = (name: string) => {
  const link = screen.getByRole('link', { name })
  let isFollowed = false
  link.addEventListener('click', (event) => {
    isFollowed = true
    event.preventDefault()
  })
  act(() => link.click())
  return isFollowed
}

test('a link and the browser’s own ways away are asked about', async () => {
  page()
  // What says that a page is on its way listens here.
  const heard = jest.fn()
  document.addEventListener('click', heard, { capture: true, once: true })
  expect(followed('Articles')).toBe(false)
  expect(heard).not.toHaveBeenCalled()
  document.removeEventListener('click', heard, { capture: true })
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('They are not saved.')
  expect(asks()).toBe(true)
})

test('a file and a link that takes the changes along are not', () => {
  page()
  expect(followed('CSV')).toBe(true)
  expect(asks()).toBe(true)
  expect(followed('See today’s')).toBe(true)
  expect(asks()).toBe(false)
  expect(asks()).toBe(true)
})

test('what leads elsewhere without a link is asked about as well, but not where nothing is unsaved', async () => {
  const { unmount } = page()
  let may = true
  act(() => void (may = mayLeaveFor('/search?q=beams')))
  expect(may).toBe(false)
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('They are not saved.')
  expect(mayLeaveFor(`${window.location.pathname}?q=beams`)).toBe(true)
  unmount()
  expect(mayLeaveFor('/search?q=beams')).toBe(true)
})
