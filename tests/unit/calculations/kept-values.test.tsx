import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { LiveCalculations } from '@/components/calculations/live-calculations'
import type { Offer } from '@/components/calculations/offers'
import { Toaster } from '@/components/ui/toaster'
import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { TABLES } from '../../support/tables'
import { renderOnPage } from '../render'

const BEAM = `title Beam
input L = 6 m in 1 m..12 m "Span"
input q = 10 kN/m in 1 kN/m..50 kN/m "Load"
M = q L^2/8 -> kNm
check M <= 80 kNm`
const COLUMN = `title Column
input N_Ed = 900 kN in 50 kN..5000 kN "Axial force"
choice grade = S355 from steel_grades "Grade"
N_Rd = 40 cm² lookup(steel_grades, grade).f_y -> kN
check N_Ed <= N_Rd`

function page(entered = {}) {
  const sheet = (source: string, key: string, values = {}) =>
    renderSheet(readSheet(source, TABLES).sheet!, key, { values, region: null })
  const html = { __html: sheet(BEAM, 'beam', entered) + sheet(COLUMN, 'column') }
  return renderOnPage(
    <>
      <div dangerouslySetInnerHTML={html} />
      <Calculations />
      <Toaster />
    </>,
  )
}

/** What a page knows of its reader may come later than its sheets. */
function Calculations() {
  const [offers, setOffers] = useState<Offer[]>(['link', 'save'])
  useEffect(() => {
    const know = () => setOffers(['link'])
    addEventListener('known', know)
    return () => removeEventListener('known', know)
  }, [])
  return <LiveCalculations revision={3} offers={offers} />
}

const span = () => screen.getByRole('textbox', { name: /Span/ })
const force = () => screen.getByRole('textbox', { name: /Axial force/ })
const grade = () => screen.getByRole('combobox', { name: /Grade/ })

type User = ReturnType<typeof page>['user']

async function enter(user: User, field: HTMLElement, value: string) {
  await user.clear(field)
  await user.type(field, value)
}

/** The entries of the history before a test are another page's. */
beforeEach(() => history.pushState(null, '', '/articles/beams'))

const moved = (go: () => void) =>
  new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true })
    go()
  })

// The first of the file: what reads it is fetched by this test.
test('a number of two meanings in a link stays as it is, and is asked about', async () => {
  history.replaceState(null, '', '#calculation-column?N_Ed=1.200+kN&grade=S355&revision=3')
  page()
  await waitFor(() =>
    expect(force()).toHaveAccessibleDescription(/“1\.200 kN” is read as 1\.2 kN, which is out of range/),
  )
  expect(force()).toHaveValue('1.200 kN')
})

test('a reload keeps what was entered in every sheet of the page, and says that it is not the author’s', async () => {
  const { user, unmount } = page()
  await enter(user, span(), '8')
  await enter(user, force(), '1200')
  await user.selectOptions(grade(), 'S235')
  unmount()
  const { user: again } = page()
  await waitFor(() => expect(span()).toHaveValue('8'))
  expect(force()).toHaveValue('1200')
  expect(grade()).toHaveValue('S235')
  // Shown with the next frame.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reset' })).toHaveLength(2))
  await again.click(screen.getAllByRole('button', { name: 'Reset' })[0]!)
  expect(span()).toHaveValue('6')
  expect(force()).toHaveValue('1200')
})

test('a reload in the moment before the code of the sheet has come keeps what was entered', async () => {
  const { unmount } = page()
  fireEvent.input(span(), { target: { value: '8' } })
  unmount()
  page()
  await waitFor(() => expect(span()).toHaveValue('8'))
})

test('what was entered before the page was told more, and its entry written anew, is kept', async () => {
  const { user, unmount } = page()
  await enter(user, span(), '8')
  history.replaceState({}, '')
  act(() => void dispatchEvent(new Event('known')))
  await enter(user, force(), '1200')
  unmount()
  page()
  await waitFor(() => expect(span()).toHaveValue('8'))
  expect(force()).toHaveValue('1200')
})

test('a place of the page that is gone to loses nothing, and neither does a reload there', async () => {
  const { user, unmount } = page()
  await enter(user, span(), '8')
  await moved(() => (location.hash = '#references'))
  expect(span()).toHaveValue('8')
  unmount()
  page()
  await waitFor(() => expect(span()).toHaveValue('8'))
  // What was brought back is in no haste to be in the address; it is announced when it would be.
  const told = () => document.querySelector('#calculation-beam output')
  await waitFor(() =>
    expect(told()).toHaveTextContent('Every check passes; the largest utilisation is 1.000.'),
  )
  expect(location.hash).toBe('#references')
})

test('Back within the page brings no older value, and the address says the one that is shown', async () => {
  const { user } = page()
  await enter(user, span(), '8')
  await waitFor(() => expect(location.hash).toContain('L=8+m'))
  await moved(() => (location.hash = '#references'))
  await enter(user, span(), '9')
  await waitFor(() => expect(location.hash).toContain('L=9+m'))
  await moved(() => history.back())
  expect(span()).toHaveValue('9')
  expect(location.hash).toContain('L=9+m')
})

test('the values of a link come before those that were entered, and Back brings these again', async () => {
  const { user } = page()
  await enter(user, span(), '8')
  await enter(user, force(), '1200')
  await moved(() => (location.hash = '#calculation-beam?L=5+m&q=12+kN%2Fm&revision=3'))
  await waitFor(() => expect(span()).toHaveValue('5'))
  expect(force()).toHaveValue('1200')
  await moved(() => history.back())
  await waitFor(() => expect(span()).toHaveValue('8'))
  expect(force()).toHaveValue('1200')
})

test('a link that was changed after it was opened is not followed again by a reload', async () => {
  history.replaceState(null, '', '#calculation-beam?L=5+m&revision=3')
  const { user, unmount } = page()
  await waitFor(() => expect(span()).toHaveValue('5'))
  await enter(user, span(), '7')
  unmount()
  page()
  await waitFor(() => expect(span()).toHaveValue('7'))
})

test('whoever came anew finds the author’s values after a reload, too', async () => {
  const { user, unmount } = page()
  await enter(user, span(), '8')
  unmount()
  history.pushState(null, '', '/articles/beams')
  const { unmount: leave } = page()
  leave()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('calculations@'))).toEqual([])
})

test('whoever comes to the page anew finds the author’s values', async () => {
  const { user, unmount } = page()
  await enter(user, span(), '8')
  unmount()
  history.pushState(null, '', '/articles/beams')
  page()
  expect(span()).toHaveValue('6')
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
})

test('a sheet that came with other values than its author’s keeps what was entered after that', async () => {
  const { user, unmount } = page({ L: '7' })
  await enter(user, span(), '6')
  unmount()
  const { unmount: leave } = page({ L: '7' })
  await waitFor(() => expect(span()).toHaveValue('6'))
  leave()
  history.pushState(null, '', '/articles/beams')
  page({ L: '7' })
  expect(span()).toHaveValue('7')
})

test('a tab that keeps nothing has the values that its address holds', async () => {
  const { user, unmount } = page()
  await enter(user, span(), '8')
  await waitFor(() => expect(location.hash).toContain('L=8+m'))
  unmount()
  sessionStorage.clear()
  page()
  await waitFor(() => expect(span()).toHaveValue('8'))
})
