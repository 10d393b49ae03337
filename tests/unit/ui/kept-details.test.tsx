import { waitFor } from '@testing-library/react'
import { usePlaceEntries } from '@/components/layout/use-place-entries'
import { KeptDetails } from '@/components/ui/kept-details'
import { openAgain } from '@/components/ui/opened'
import { renderOnPage } from '../render'

/** As the frame of every page does. */
function Frame() {
  usePlaceEntries()
  return null
}

const page = () =>
  renderOnPage(
    <main>
      <Frame />
      <details id="beams">
        <summary>Beams</summary>
      </details>
      <details id="columns">
        <summary>Columns</summary>
      </details>
      <KeptDetails />
    </main>,
  )

const part = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!
const kept = () => (history.state as { opened?: string } | null)?.opened

afterEach(() => history.pushState(null, '', '/'))

test('what was opened is open again after Reload and Back, and nothing is on another visit', async () => {
  const { unmount } = page()
  part('columns').open = true
  await waitFor(() => expect(kept()).toBe('columns'))
  unmount()
  const { unmount: leave } = page()
  expect(part('columns').open).toBe(true)
  expect(part('beams').open).toBe(false)
  leave()
  history.pushState(null, '', '/verification')
  page()
  expect(part('columns').open).toBe(false)
})

test('what a reader has folded stays folded when a later part of the page looks for what was opened', async () => {
  history.replaceState({ opened: 'columns' }, '', '/')
  page()
  expect(part('columns').open).toBe(true)
  // The press is noted only when the browser tells of it.
  part('columns').open = false
  openAgain()
  expect(part('columns').open).toBe(false)
  await waitFor(() => expect(kept()).toBe(''))
})

test('a place of the page keeps what the router needs to come back to it', async () => {
  history.replaceState({ __NA: 'of the router' }, '', '/verification')
  page()
  history.pushState(null, '', '/verification#corrections')
  part('beams').open = true
  await waitFor(() => expect(history.state).toEqual({ __NA: 'of the router', opened: 'beams' }))
})

test('a place of the page that is only gone to has what is opened, and what the router needs', async () => {
  history.replaceState({ __NA: 'of the router' }, '', '/verification')
  page()
  part('columns').open = true
  await waitFor(() => expect(kept()).toBe('columns'))
  location.hash = '#how'
  await waitFor(() => expect(history.state).toEqual({ __NA: 'of the router', opened: 'columns' }))
})
