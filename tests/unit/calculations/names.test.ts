import { latexOfName, plainName } from '@/lib/calculations/rules/names'

test.each([
  ['f_ctk.005', 'f_ctk,0.05', String.raw`f_{\mathrm{ctk}{,}0.05}`],
  ['f_ctk.095', 'f_ctk,0.95', String.raw`f_{\mathrm{ctk}{,}0.95}`],
  ['E_0.05', 'E_0,05', String.raw`E_{0{,}05}`],
  ['G_05', 'G_05', 'G_{05}'],
  ['a_100', 'a_100', 'a_{100}'],
  ['v_Ed.1', 'v_Ed,1', String.raw`v_{\mathrm{Ed}{,}1}`],
  ['gamma_M0', 'γ_M0', String.raw`\gamma_{\mathrm{M0}}`],
])('%s is shown as engineers write it', (name, plain, latex) => {
  expect([plainName(name), latexOfName(name)]).toEqual([plain, latex])
})
