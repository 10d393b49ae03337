import { render } from '@testing-library/react'
import { measureEquations } from '@/components/calculations/fit-on-paper'
import { PrintButton } from '@/components/projects/print-button'

const PIECE = '<span class="katex-base"></span>'
const SHEET = `<div class="calculation-math">
  <span class="calculation-symbols" style="font-size: 16px">${PIECE}${PIECE}</span>
  <span class="calculation-numbers" style="font-size: 20px">${PIECE}</span>
  <span class="calculation-numbers" style="font-size: 20px" hidden>${PIECE}</span>
</div>`

/** The browser of these tests lays nothing out. */
function widths(...all: number[]): void {
  const rest = [...all]
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, rest.shift() ?? 0, 10))
}

const said = () =>
  [...document.querySelectorAll<HTMLElement>('.calculation-math > span')].map(({ style }) =>
    style.getPropertyValue('--ems'),
  )

beforeEach(() => {
  document.body.innerHTML = SHEET
})
afterEach(() => jest.restoreAllMocks())

it('says of each equation that is shown how wide its longest unbroken piece is', () => {
  widths(160, 800, 1000, 0)
  measureEquations()
  expect(said()).toEqual(['50.50', '50.50', ''])
})

it('gives the whole line to what does not go beside the reference, while it does not', () => {
  const wide = () => document.querySelectorAll('[data-wide]').length
  widths(160, 560, 400, 0)
  measureEquations()
  expect(wide()).toBe(1)
  widths(160, 320, 400, 0)
  measureEquations()
  expect(wide()).toBe(0)
})

it('measures again before each print, and no longer when the page is left', () => {
  const { unmount } = render(<PrintButton />)
  widths(160, 800, 1000, 0)
  window.dispatchEvent(new Event('beforeprint'))
  widths(160, 320, 400, 0)
  window.dispatchEvent(new Event('beforeprint'))
  expect(said().slice(0, 2)).toEqual(['20.20', '20.20'])
  unmount()
  widths(160, 640, 800, 0)
  window.dispatchEvent(new Event('beforeprint'))
  expect(said().slice(0, 2)).toEqual(['20.20', '20.20'])
})
