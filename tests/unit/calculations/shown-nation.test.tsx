import { act, render } from '@testing-library/react'
import { CALCULATED } from '@/components/calculations/offers'
import { ShownNation } from '@/components/copies/shown-nation'
import { RECOMMENDED } from '@/lib/calculations/constants'

/** A sheet as the page has it, with a choice of its country, that has just calculated with one. */
function calculateWith(region: string): void {
  const sheet = document.createElement('div')
  sheet.innerHTML = `<select data-region><option value="">as written</option><option value="UK"></option><option value="${RECOMMENDED}"></option></select>`
  sheet.querySelector('select')!.value = region
  document.body.append(sheet)
  act(() => void sheet.dispatchEvent(new CustomEvent(CALCULATED, { bubbles: true })))
}

test('the head of a saved calculation names the country that its sheet calculates with', () => {
  const { container } = render(<ShownNation saved={null} home={null} />)
  expect(container).toHaveTextContent(/^Recommended$/)
  calculateWith('UK')
  expect(container).toHaveTextContent(/^UK, not saved$/)
  calculateWith('')
  expect(container).toHaveTextContent(/^Recommended$/)
})

test('a sheet that begins with a country is left for the recommended values', () => {
  const { container } = render(<ShownNation saved={null} home="UK" />)
  expect(container).toHaveTextContent(/^UK$/)
  calculateWith(RECOMMENDED)
  expect(container).toHaveTextContent(/^Recommended, not saved$/)
  calculateWith('')
  expect(container).toHaveTextContent(/^UK$/)
})
