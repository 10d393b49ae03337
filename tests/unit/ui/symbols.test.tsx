import { render } from '@testing-library/react'
import { Symbols } from '@/components/ui/symbols'

const html = (text: string) => render(<Symbols text={text} />).container.innerHTML

test.each([
  ['1.2 d_0 to edges, 2.4 d_0 across', '1.2 d<sub>0</sub> to edges, 2.4 d<sub>0</sub> across'],
  ['V_Rd,c, and γ_M0', 'V<sub>Rd,c</sub>, and γ<sub>M0</sub>'],
  ['N_Ed/N_b,Rd ≤ 1', 'N<sub>Ed</sub>/N<sub>b,Rd</sub> ≤ 1'],
  ['M_Ed,M_Rd', 'M<sub>Ed</sub>,M<sub>Rd</sub>'],
  ['σ_(x + 1) < f_yd.', 'σ<sub>x + 1</sub> &lt; f<sub>yd</sub>.'],
])('%s has its indices set low', (text, shown) => {
  expect(html(text)).toBe(shown)
})

test.each(['file_name.txt', 'my_long_name', 'a_', '_x', 'x__y', 'no symbols'])(
  '%s stays as it is',
  (text) => {
    expect(html(text)).toBe(text)
  },
)
