import { symbolsIn } from '@/lib/articles/symbols/rules/symbols'

test.each([
  ['\\frac{\\chi A f_y}{\\gamma_{M1}}', ['χ', 'A', 'f_y', 'γ_M1']],
  ['N_{\\mathrm{b,Rd}} \\ge N_\\mathrm{Ed}', ['N_b,Rd', 'N_Ed']],
  ['\\bar{\\lambda}_{LT} = \\sqrt{W_y f_y / M_{cr}}', ['λ̄_LT', 'W_y', 'f_y', 'M_cr']],
  ['\\overline{\\lambda} = \\frac{L_{cr}}{i \\lambda_1}', ['λ̄', 'L_cr', 'i', 'λ_1']],
  ['f_{ctk,0.05}', ['f_ctk,0.05']],
  ['\\phi^2 + \\epsilon', ['φ', 'ε']],
  ['x_1^2 + x_1^{n}', ['x_1', 'n']],
  ['\\sin\\theta \\cdot \\max(a, b) \\text{ for all}', ['θ', 'a', 'b']],
  ['A_s f_{yd} = b d', ['A_s', 'f_yd', 'b', 'd']],
  ['12 \\text{ kN}', []],
  ["B' + L'_{1} + \\sigma_0'", ['B′', 'L′_1', 'σ′_0']],
])('%s has the symbols %j', (latex, symbols) => {
  expect(symbolsIn(latex)).toEqual(symbols)
})

test('LaTeX that is refused has no symbols', () => {
  expect(symbolsIn('\\frac{a')).toEqual([])
})
