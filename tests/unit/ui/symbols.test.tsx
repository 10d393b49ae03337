import { render } from '@testing-library/react'
import { Marked } from '@/components/search/marked'
import { scripts, Symbols, symbolsHtml } from '@/components/ui/symbols'
import { unbroken } from '@/components/ui/unbroken'

const html = (text: string) => render(<Symbols text={text} />).container.innerHTML

test.each([
  ['1.2 d_0 to edges, 2.4 d_0 across', '1.2 d<sub>0</sub> to edges, 2.4 d<sub>0</sub> across'],
  ['V_Rd,c, and γ_M0', 'V<sub>Rd,c</sub>, and γ<sub>M0</sub>'],
  ['N_Ed/N_b,Rd ≤ 1', 'N<sub>Ed</sub>/N<sub>b,Rd</sub> ≤ 1'],
  ['M_Ed,M_Rd', 'M<sub>Ed</sub>,M<sub>Rd</sub>'],
  ['σ_(x + 1) < f_yd.', 'σ<sub>x + 1</sub> &lt; f<sub>yd</sub>.'],
  ['λ̄_LT,0 = 0.4', 'λ̄<sub>LT,0</sub> = 0.4'],
  ['f_ctk,0.05 = 2.03', 'f<sub>ctk,0.05</sub> = 2.03'],
  ['of M_Rd,0.', 'of M<sub>Rd,0</sub>.'],
  ['E_0.05 and q_6.10a', 'E<sub>0.05</sub> and q<sub>6.10a</sub>'],
  ['0.78 b_1. 2 of f_y.', '0.78 b<sub>1</sub>. 2 of f<sub>y</sub>.'],
  ['ĪȲ_z', 'ĪȲ<sub>z</sub>'],
])('%s has its indices set low', (text, shown) => {
  expect(html(text)).toBe(shown)
})

test.each(['file_name.txt', 'my_long_name', 'a_', '_x', 'x__y', 'no symbols'])(
  '%s stays as it is',
  (text) => {
    expect(html(text)).toBe(text)
  },
)

test.each([
  ['π^2 E I', 'π<sup>2</sup> E I'],
  ['10^3 and 10^-3', '10<sup>3</sup> and 10<sup>-3</sup>'],
  ['f_ck^(2/3).', 'f<sub>ck</sub><sup>2/3</sup>.'],
  ['(1 − ν^2)^2', '(1 − ν<sup>2</sup>)<sup>2</sup>'],
])('%s has its powers set high', (text, shown) => {
  expect(html(text)).toBe(shown)
})

test.each(['a ^2', '^3', 'x^2.5', 'x^2y', 'x^'])('%s has no power', (text) => {
  expect(html(text)).toBe(text)
})

test.each([
  'EN 1993-1-1',
  'BS EN 1993-1-1:2005',
  'EN ISO 12944-5',
  'AISC 360-22',
  'ASCE/SEI 7-16',
  'ACI 318M-19',
  'EN 1993‑1‑1',
])('%s stays on one line, with no other character', (designation) => {
  expect(html(`Plates, ${designation} 6.4 (new)`)).toBe(
    `Plates, <span class="whitespace-nowrap">${designation}</span> 6.4 (new)`,
  )
})

test('what is wider than a narrow page may break', () => {
  expect(html('BS EN 1993-1-1:2005+A1:2014')).toBe('BS EN 1993-1-1:2005+A1:2014')
})

test('matches of a search leave a standard on one line', () => {
  const { container } = render(<Marked snippet="Of <mark>EN 1993</mark>-1-5 &amp; <mark>χ_LT</mark>" />)
  expect(container.innerHTML).toBe(
    'Of <span class="whitespace-nowrap"><mark>EN 1993</mark>-1-5</span> &amp; <mark>χ<sub>LT</sub></mark>',
  )
})

test('a text is as few pieces as it has, for lists of many', () => {
  expect(scripts('Bolt shear')).toBe('Bolt shear')
  expect(unbroken('Bolt shear', scripts)).toBe('Bolt shear')
  expect(scripts('V_Rd,c at d_0')).toEqual(['V', <sub key={0}>Rd,c</sub>, ' at d', <sub key={6}>0</sub>, ''])
})

test.each(['V_Rd,c < 10^-3 & π^2, BS EN 1993-1-1:2005', 'EN 1992-1-1 f_ck^(2/3)', 'nothing to set', ''])(
  '%s is the same as HTML',
  (text) => {
    const shown = document.createElement('div')
    shown.innerHTML = symbolsHtml(text)
    expect(shown.innerHTML).toBe(html(text))
    expect(symbolsHtml(text)).not.toContain('&amp;amp;')
  },
)
