import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SAVE_COPY } from '@/components/calculations/offers'
import { LiveCalculations } from '@/components/calculations/live-calculations'
import { Toaster } from '@/components/ui/toaster'
import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { TABLES } from '../../support/tables'
import { renderOnPage } from '../render'

const SOURCE = `title Beam
input L = 6 m in 1 m..12 m "Span"
input q = 10 kN/m in 1 kN/m..50 kN/m "Load"
choice grade = S355 from steel_grades "Grade"
given gamma_M0 = 1.0 national UK 1.1
f_y = lookup(steel_grades, grade).f_y -> MPa
M = q L^2/8 -> kNm "Moment"
M_Rd = f_y 160 cm³/gamma_M0 -> kNm
N_pl = 10 cm² lookup(steel_grades, grade).f_y -> kN "Squash load"
k = 1.0 if M < 40 kNm | 0.5 M/M
check M <= M_Rd "Bending"
check L <= 10 m "A span that one beam has"
plot M over L in 1 m..12 m`

function page(source = SOURCE) {
  const { sheet } = readSheet(source, TABLES)
  return renderOnPage(
    <>
      <div dangerouslySetInnerHTML={{ __html: renderSheet(sheet!, 'beam') }} />
      <LiveCalculations revision={3} offers={['link', 'save']} />
      <Toaster />
    </>,
  )
}

const sheet = () => screen.getByRole('group', { name: 'Beam' })
const said = () => sheet().querySelector('.calculation-verdict')!
const announced = () => within(sheet()).getByRole('status')
const line = (label: string) => within(sheet()).getByText(label).closest<HTMLElement>('[data-line]')!
const shown = (name: string) => line(name).querySelector('.calculation-result [data-v]')!.textContent

afterEach(() => history.replaceState(null, '', '/'))

test('is complete before anything is fetched', () => {
  page()
  expect(shown('Moment')).toBe('45.0')
  expect(said()).toHaveTextContent('Every check passes; the largest utilisation is 0.793.')
})

test('a link and a copy can be had of the author’s values, before anything calculates; a reset cannot', async () => {
  const { user } = page()
  const saved = jest.fn()
  document.addEventListener(SAVE_COPY, saved, { once: true })
  fireEvent.click(screen.getByRole('button', { name: 'Save my copy' }))
  expect(saved).toHaveBeenCalledTimes(1)
  expect(sheet().dataset.awake).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.type(span, '.5')
  await user.click(await screen.findByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('button', { name: 'Undo reset' })).toBeVisible()
  await user.clear(span)
  await user.type(span, '6')
  await waitFor(() => expect(screen.queryByRole('button', { name: /eset/ })).not.toBeInTheDocument())
})

test('a changed input changes all that depends on it, and says which check governs', async () => {
  const { user } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '8')
  await waitFor(() => expect(shown('Moment')).toBe('80.0'))
  expect(said()).toHaveTextContent('One check fails; the largest utilisation is 1.409.')
  expect(line('Bending')).toHaveTextContent('fails: 1.409 > 1')
  expect(line('Moment').querySelectorAll('[data-changed]').length).toBeGreaterThan(0)
})

test('a condition on the inputs that is broken is said instead of what its checks come to', async () => {
  const { user } = page()
  expect(line('A span that one beam has')).toHaveTextContent('condition met')
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '11')
  await waitFor(() => expect(line('A span that one beam has')).toHaveTextContent('condition not met'))
  expect(said()).toHaveTextContent(
    'A condition on the inputs is not met: please look at “A span that one beam has”.',
  )
})

test('a screen reader is told once the typing has come to an end, and not at every key', async () => {
  const { user } = page()
  const told: string[] = []
  new MutationObserver(() => told.push(announced().textContent)).observe(announced(), { childList: true })
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '8')
  await waitFor(() => expect(told).toEqual(['One check fails; the largest utilisation is 1.409.']))
})

test('a value outside of its range is refused at its field, and nothing is left from before', async () => {
  const { user } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '99')
  await waitFor(() => expect(span).toBeInvalid())
  expect(span).toHaveAccessibleDescription(/Please enter a number from 1 to 12/)
  expect(shown('Moment')).toBe('–')
  expect(said()).toHaveTextContent('not every line can be calculated: please look at “Span”.')
  await user.clear(span)
  await user.type(span, 'six')
  await waitFor(() => expect(span).toHaveAccessibleDescription(/Please enter a number from 1 to 12/))
  await user.clear(span)
  await user.type(span, '6,0')
  await waitFor(() => expect(shown('Moment')).toBe('45.0'))
})

test('a fraction of what is counted is refused at its field, in the browser and where the page is made', async () => {
  const source = 'title Beam\ninput n = 4 in 2..40 whole "Bars"\nA = n 314 mm² "Moment"'
  const { user } = page(source)
  const bars = screen.getByRole('textbox', { name: /Bars/ })
  expect(bars).toHaveAttribute('inputmode', 'numeric')
  await user.clear(bars)
  await user.type(bars, '3.5')
  await waitFor(() => expect(bars).toBeInvalid())
  expect(bars).toHaveAccessibleDescription(/Please enter a whole number from 2 to 40\./)
  expect(shown('Moment')).toBe('–')
  await user.clear(bars)
  await user.type(bars, '3,0')
  await waitFor(() => expect(shown('Moment')).toBe('942'))
  const html = renderSheet(readSheet(source, TABLES).sheet!, 'beam', { values: { n: '3.5' }, region: null })
  expect(html).toContain('Please enter a whole number from 2 to 40.')
})

test('a word of a link that its choice does not have is refused at its field, as a number out of range is', async () => {
  history.replaceState(null, '', '#calculation-beam?L=6+m&grade=S999&revision=3')
  const { user } = page()
  const grade = screen.getByRole('combobox', { name: /Grade/ })
  await waitFor(() => expect(grade).toBeInvalid())
  expect(grade).toHaveValue('S999')
  expect(grade).toHaveAccessibleDescription('“S999” is not on this list: please choose another.')
  expect(said()).toHaveTextContent('not every line can be calculated: please look at “Grade”.')
  await user.selectOptions(grade, 'S235')
  await waitFor(() => expect(grade).toBeValid())
  expect(grade).toHaveAccessibleDescription('')
  const entered = { values: { grade: 'S999' }, region: null }
  const html = renderSheet(readSheet(SOURCE, TABLES).sheet!, 'beam', entered)
  expect(html).toContain('<option selected>S999</option>')
  expect(html).toContain('“S999” is not on this list: please choose another.')
})

test('names of a link that the calculation does not ask for are said above its inputs, until it is reset', async () => {
  history.replaceState(null, '', '#calculation-beam?L=8+m&N_Ed.1=3+kN&<b>=1&revision=3')
  const { user } = page()
  const notice = await within(sheet()).findByText(/The link has a value for/)
  expect(notice).toHaveTextContent(
    'The link has a value for “NEd,1” and “<b>”, which this calculation does not ask for; it is calculated without.',
  )
  await waitFor(() => expect(shown('Moment')).toBe('80.0'))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

test('national values of a link that the calculation does not have are said with those that it has', async () => {
  history.replaceState(null, '', '#calculation-beam?L=8+m&region=XX&revision=3')
  const { unmount } = page()
  expect(await within(sheet()).findByText(/The link asks for/)).toHaveTextContent(
    'The link asks for the national values “XX”, which this calculation does not have: it has Recommended and UK, and is calculated with Recommended.',
  )
  unmount()
  history.replaceState(null, '', '#calculation-beam?L=8+m&region=FR&revision=3')
  page(SOURCE.replace(' national UK 1.1', ''))
  expect(await within(sheet()).findByText(/The link has a value for national values, which/)).toBeVisible()
})

test('a choice of a link is found without regard to capital letters where only one is meant', async () => {
  history.replaceState(null, '', '#calculation-beam?L=6+m&grade=s235&region=uk&revision=3')
  page()
  const grade = screen.getByRole('combobox', { name: /Grade/ })
  await waitFor(() => expect(grade).toHaveValue('S235'))
  expect(screen.getByRole('combobox', { name: 'National values' })).toHaveValue('UK')
  await waitFor(() => expect(location.hash).toContain('grade=S235&region=UK'))
  expect(within(sheet()).queryByText(/The link/)).not.toBeInTheDocument()
})

test.each([
  [
    'n_r',
    '4 bolts',
    '“4 bolts” cannot be read, as “bolts” is no unit here: nr takes a plain number, such as 4.',
  ],
  [
    't',
    '15 furlong',
    '“15 furlong” cannot be read, as “furlong” is no unit here: t takes a length, in mm, cm, dm, m, km, inch or ft.',
  ],
])('what a link says for %s is refused in a sentence that names it', async (name, typed, refused) => {
  const source = `title Beam
input n_r = 3 in 2..12 whole "Bolts in a row"
input t = 15 mm in 5 mm..40 mm "Plate"
A = n_r t^2 -> mm²`
  history.replaceState(null, '', `#calculation-beam?${new URLSearchParams({ [name]: typed }).toString()}`)
  page(source)
  const problem = () => sheet().querySelector(`[id="calculation-beam-${name}-problem"]`)
  await waitFor(() => expect(problem()).toHaveTextContent(refused))
  const values = { [name]: typed }
  const { sheet: checked } = readSheet(source, TABLES)
  const holder = document.createElement('div')
  holder.innerHTML = renderSheet(checked!, 'beam', { values, region: null })
  expect(holder).toHaveTextContent(refused)
})

test('a value that cannot be calculated with is not in the address, nor in a link', async () => {
  const { user } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '8')
  await waitFor(() => expect(location.hash).toContain('L=8+m'))
  await user.clear(span)
  await user.type(span, '99')
  // What is announced has come with the address.
  await waitFor(() => expect(announced()).toHaveTextContent('not every line can be calculated'))
  expect(location.hash).toContain('L=8+m')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('A value cannot be calculated with')).toBeVisible()
  expect(span).toHaveFocus()
  await user.clear(span)
  await user.type(span, '9')
  await waitFor(() => expect(location.hash).toContain('L=9+m'))
})

test('a symbol in a label is typeset, in the verdict too, and read out as plain words', async () => {
  const { user } = page(
    'title Beam\ninput L_y = 3 m in 1 m..9 m "Length, in the plane of M_y"\nx_1 = 2 L_y "Without alpha_cc"\nplot x_1 over L_y in 1 m..9 m "With N_c"',
  )
  const field = screen.getByRole('textbox', { name: /L y Length, in the plane of/ })
  expect(screen.getByText(/Length, in the plane of/).innerHTML).toBe(
    'Length, in the plane of <i>M</i><sub>y</sub>',
  )
  expect(screen.getByText(/Without/).innerHTML).toBe('Without <i>α</i><sub>cc</sub>')
  expect(screen.getByRole('img', { name: 'With N c: x 1 (mm) over L y (m)' })).toBeVisible()
  await user.clear(field)
  await user.type(field, '99')
  await waitFor(() =>
    expect(said().innerHTML).toContain('please look at “Length, in the plane of <i>M</i><sub>y</sub>”.'),
  )
  await waitFor(() => expect(announced()).toHaveTextContent('please look at “Length, in the plane of M y”.'))
})

test('a quantity without a value is named as equations set it', async () => {
  const { user } = page(
    'title Beam\ninput I_z = 5 cm⁴ in 1 cm⁴..9 cm⁴\nN_cr.z = 100 kN/cm⁴ I_z -> kN\ncheck N_cr.z <= 600 kN',
  )
  const field = screen.getByRole('textbox')
  await user.clear(field)
  await user.type(field, '20')
  const missing = () => sheet().querySelector('.calculation-line:last-of-type .calculation-problem')!
  await waitFor(() => expect(missing().innerHTML).toBe('<i>N</i><sub>cr,z</sub> has no value.'))
  expect(said().innerHTML).toContain('please look at “<i>I</i><sub>z</sub>”')
})

test('a value with another unit of its kind is shown in the unit of its field', async () => {
  const { user } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '8000 mm')
  await waitFor(() => expect(shown('Moment')).toBe('80.0'))
  expect(span).toHaveValue('8000 mm')
  await user.tab()
  expect(span).toHaveValue('8')
  await waitFor(() => expect(shown('Moment')).toBe('80.0'))
  const load = screen.getByRole('textbox', { name: /Load/ })
  await user.clear(load)
  await user.type(load, '0,01 kN/mm')
  await user.tab()
  // The author’s value, as the author wrote it.
  await waitFor(() => expect(load).toHaveValue('10'))
  expect(line('Load').querySelector('.calculation-unit')).toHaveTextContent('kN/m')
  await waitFor(() => expect(location.hash).toContain('L=8+m&q=10+kN%2Fm&'))
})

test('all of a long value is to be read, and a longer one has the line below its label', async () => {
  const { user } = page()
  const span = screen.getByRole<HTMLInputElement>('textbox', { name: /Span/ })
  expect(span.style.width).toBe('')
  await user.clear(span)
  await user.type(span, '283.6478897565 in')
  await user.tab()
  await waitFor(() => expect(span).toHaveValue('7.204656399815'))
  await waitFor(() => expect(span.style.width).toBe('16ch'))
  expect(span.parentElement).not.toHaveAttribute('data-below')
  await user.clear(span)
  await user.type(span, '12 kilonewtons per metre')
  await waitFor(() => expect(span.parentElement).toHaveAttribute('data-below'))
  await user.click(await screen.findByRole('button', { name: 'Reset' }))
  expect(span.style.width).toBe('')
})

test('a range holds for what a unit was converted to', async () => {
  const { user } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '13000 mm')
  await user.tab()
  await waitFor(() => expect(span).toHaveValue('13'))
  // Shown with the next frame.
  await waitFor(() => expect(span).toHaveAccessibleDescription(/Please enter a number from 1 to 12 m/))
  expect(shown('Moment')).toBe('–')
})

test('a unit of another kind is refused at its field with those that it takes, and stays as typed', async () => {
  const { user } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '7 kN')
  await waitFor(() =>
    expect(span).toHaveAccessibleDescription(
      /L takes a length, in m, mm, cm, dm, km, inch or ft, and not a force\./,
    ),
  )
  expect(span).toHaveFocus()
  expect(span).toBeInvalid()
  await user.tab()
  expect(span).toHaveValue('7 kN')
  await user.clear(span)
  await user.type(span, '7 MM')
  await waitFor(() =>
    expect(span).toHaveAccessibleDescription(/“MM” is no unit here and “mm” is: L takes a length/),
  )
})

test('units that are written out and feet with inches are understood, and what can be read in two ways is not', async () => {
  const { user } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  const entered = async (typed: string) => {
    await user.clear(span)
    await user.type(span, typed)
    await user.tab()
  }
  await entered('7.5 metres')
  await waitFor(() => expect(span).toHaveValue('7.5'))
  await entered(`20'6"`)
  await waitFor(() => expect(span).toHaveValue('6.2484'))
  await entered('7.500,5')
  await waitFor(() => expect(span).toHaveAccessibleDescription(/please type one alone, as in 7500\.5/))
  await entered('7,500')
  await waitFor(() => expect(span).toHaveAccessibleDescription(/“7,500” may be 7500 or 7\.500/))
  expect(span).toHaveValue('7,500')
})

test('a point between thousands is asked about where the number is out of range without, and never guessed', async () => {
  const { user } = page(
    'title Beam\ninput N_Ed = 900 kN in 50 kN..3000 kN "Force"\nx = 2 N_Ed -> kN "Twice"\ncheck x <= 4000 kN',
  )
  const force = screen.getByRole('textbox', { name: /Force/ })
  await user.clear(force)
  await user.type(force, '1.200')
  await user.tab()
  await waitFor(() =>
    expect(force).toHaveAccessibleDescription(
      /“1\.200” is read as 1\.2 kN, which is out of range: please type 1200 kN if you mean that\./,
    ),
  )
  expect(force).toBeInvalid()
  expect(force).toHaveValue('1.200')
  expect(shown('Twice')).toBe('–')
  await user.clear(force)
  await user.type(force, '950.125')
  await waitFor(() => expect(shown('Twice')).toBe('1900'))
  expect(force).toBeValid()
  await user.clear(force)
  await user.type(force, '49.5')
  await waitFor(() => expect(force).toHaveAccessibleDescription(/Please enter a number from 50 to 3000 kN\./))
})

test('fractions as one character, lengths in two units and pounds are understood', async () => {
  const { user } = page()
  const entered = async (field: HTMLElement, typed: string, value: string) => {
    await user.clear(field)
    await user.type(field, typed)
    await user.tab()
    await waitFor(() => expect(field).toHaveValue(value))
  }
  const span = screen.getByRole('textbox', { name: /Span/ })
  await entered(span, '6½ ft', '1.9812')
  await entered(span, '7 m 500 mm', '7.5')
  await entered(screen.getByRole('textbox', { name: /Load/ }), '500 lb/ft', '7.2969514686')
})

test('every input that cannot be taken is named, to a screen reader as well', async () => {
  const { user } = page()
  await user.clear(screen.getByRole('textbox', { name: /Span/ }))
  await user.clear(screen.getByRole('textbox', { name: /Load/ }))
  const sentence = 'With these values not every line can be calculated: please look at “Span” and “Load”.'
  await waitFor(() => expect(said()).toHaveTextContent(sentence))
  await waitFor(() => expect(announced()).toHaveTextContent(sentence))
})

test('a link with units that its article has no more is understood', async () => {
  history.replaceState(null, '', '#calculation-beam?L=800+cm&q=10+N%2Fmm&revision=3')
  page()
  await waitFor(() => expect(shown('Moment')).toBe('80.0'))
  expect(screen.getByRole('textbox', { name: /Span/ })).toHaveValue('8')
  expect(screen.getByRole('textbox', { name: /Load/ })).toHaveValue('10')
})

test('a grade and national values are chosen', async () => {
  const { user } = page()
  const strength = () => line('Squash load').querySelector('.calculation-numbers [data-v]')
  expect(strength()).toHaveTextContent('355')
  await user.selectOptions(screen.getByRole('combobox', { name: /Grade/ }), 'S235')
  await waitFor(() => expect(strength()).toHaveTextContent('235'))
  expect(strength()).toHaveAttribute('data-changed')
  await waitFor(() => expect(said()).toHaveTextContent('One check fails; the largest utilisation is 1.197.'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'National values' }), 'UK')
  await waitFor(() => expect(said()).toHaveTextContent('1.317'))
})

test('what a country works out otherwise is shown with its own numbers once it is chosen', async () => {
  const { user } = page(
    'title Beam\ninput a = 3 in 1..9 "Side"\ninput b = 4 in 1..9\ngiven f = 2 a national UK 3 b "Factor"\nx = 2 f "Step"',
  )
  const numbers = () => line('Factor').querySelector('[data-case]:not([hidden]) [data-v]')
  expect(numbers()).toHaveTextContent('3')
  await user.selectOptions(screen.getByRole('combobox', { name: 'National values' }), 'UK')
  await waitFor(() => expect(numbers()).toHaveTextContent('4'))
  expect(shown('Factor')).toBe('12.0')
  expect(shown('Step')).toBe('24.0')
})

test('a negative number behind an operator is in brackets as soon as it is typed', async () => {
  const { user } = page('title Beam\ninput a = 3 in -9..9 "Offset"\nx = 2 - a "Step"\ny = a + 2 "Other"')
  const numbers = (label: string) => line(label).querySelector('.calculation-numbers [data-v]')
  const offset = screen.getByRole('textbox', { name: /Offset/ })
  await user.clear(offset)
  await user.type(offset, '-4')
  await waitFor(() => expect(numbers('Step')).toHaveTextContent(/^\(−4\)$/))
  expect(numbers('Other')).toHaveTextContent(/^−4$/)
  expect(shown('Step')).toBe('6.00')
  await user.clear(offset)
  await user.type(offset, '4')
  await waitFor(() => expect(numbers('Step')).toHaveTextContent(/^4$/))
})

test('the plots of a sheet follow its inputs, what draws them being fetched at the first change', async () => {
  const { user } = page()
  const [plot, rows] = ['[data-plot]', '[data-plot-values]'].map((of) => sheet().querySelector(of)!)
  const before = [plot!.innerHTML, rows!.innerHTML]
  const load = screen.getByRole('textbox', { name: /Load/ })
  await user.clear(load)
  await user.type(load, '20')
  await waitFor(() => expect(plot!.innerHTML).not.toBe(before[0]))
  expect(rows!.innerHTML).not.toBe(before[1])
  await user.click(await screen.findByRole('button', { name: 'Reset' }))
  await waitFor(() => expect([plot!.innerHTML, rows!.innerHTML]).toEqual(before))
})

test('one of the words of a choice is chosen, and goes into the address', async () => {
  const { user } = page(
    'title Beam\nchoice pile = bored of bored, driven "Pile"\ngamma = 1.3 if pile = driven | 1.4 "Shaft"',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: /Pile/ }), 'driven')
  await waitFor(() => expect(shown('Shaft')).toBe('1.3'))
  await waitFor(() => expect(location.hash).toContain('pile=driven'))
})

test('a reset is undone by the same button', async () => {
  const { user } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '8')
  await user.click(await screen.findByRole('button', { name: 'Reset' }))
  expect(shown('Moment')).toBe('45.0')
  await user.click(screen.getByRole('button', { name: 'Undo reset' }))
  expect(shown('Moment')).toBe('80.0')
  expect(span).toHaveValue('8')
})

test('a link opens the calculation with the values that it was copied with', async () => {
  const { user, unmount } = page()
  const span = screen.getByRole('textbox', { name: /Span/ })
  await user.clear(span)
  await user.type(span, '8')
  await user.selectOptions(screen.getByRole('combobox', { name: 'National values' }), 'UK')
  const copied: string[] = []
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied')
  const address = new URL(copied[0]!)
  expect(address.hash).toBe('#calculation-beam?L=8+m&q=10+kN%2Fm&grade=S355&region=UK&revision=3')
  unmount()
  history.replaceState(null, '', address.hash.replace('revision=3', 'revision=2'))
  page()
  await waitFor(() => expect(shown('Moment')).toBe('80.0'))
  expect(screen.getByRole('combobox', { name: 'National values' })).toHaveValue('UK')
  expect(await screen.findByText('The article has changed')).toBeVisible()
})

test('a link that names a revision that there never was says so, and offers the current one', async () => {
  history.replaceState(null, '', '#calculation-beam?L=8&revision=99')
  const { user } = page()
  expect(await screen.findByText('There is no revision 99')).toBeVisible()
  expect(screen.getByText(/revision 3, the current one/)).toBeVisible()
  await waitFor(() => expect(shown('Moment')).toBe('80.0'))
  // A click in a notice begins a swipe, which this browser does not know.
  act(() => screen.getByRole('button', { name: 'Author’s values' }).focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shown('Moment')).toBe('45.0'))
})

test('what was typed before the code came is calculated when it comes', async () => {
  page()
  const span = screen.getByRole<HTMLInputElement>('textbox', { name: /Span/ })
  span.value = '8'
  await userEvent.click(span)
  await waitFor(() => expect(shown('Moment')).toBe('80.0'))
  await waitFor(() => expect(location.hash).toContain('L=8+m'))
})
