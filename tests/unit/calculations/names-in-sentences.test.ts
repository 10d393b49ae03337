import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { withSymbols } from '@/lib/calculations/rules/words'
import { TABLES } from '../../support/tables'

test.each([
  ['N_cr,z has no value.', '<i>N</i><sub>cr,z</sub> has no value.'],
  ['γ_M1 has no value.', '<i>γ</i><sub>M1</sub> has no value.'],
  ['λ̄_LT,0 has no value.', '<i>λ̄</i><sub>LT,0</sub> has no value.'],
  ['UF_max has no value.', 'UF<sub>max</sub> has no value.'],
  ['x has no value.', 'x has no value.'],
  ['please look at “a < b”.', 'please look at “a &lt; b”.'],
])('%s is set as %s', (sentence, html) => {
  expect(withSymbols(sentence)).toBe(html)
})

const rendered = (source: string, values: Record<string, string>) =>
  renderSheet(readSheet(source, TABLES).sheet!, 'beam', { values, region: null })

test('a sheet that comes from the server names what has no value as equations set it', () => {
  const html = rendered('input I_z = 5 cm⁴ in 1 cm⁴..9 cm⁴\nN_cr.z = 100 kN/cm⁴ I_z -> kN\nN_pl = 2 N_cr.z', {
    I_z: '20',
  })
  expect(html).toContain('<i>I</i><sub>z</sub> has no value.')
  expect(html).toContain('<i>N</i><sub>cr,z</sub> has no value.')
  expect(html).toContain('please look at “<i>I</i><sub>z</sub>”.</span>')
})

test('a label is text also where the verdict repeats it', () => {
  const html = rendered('input a = 1 in 0..2 "<img src=x>"\nb = 2 a', { a: '3' })
  expect(html).not.toContain('<img')
  expect(html).toContain('please look at “&lt;img src=x&gt;”.')
})

test('a dimension without a name is said with raised exponents', () => {
  expect(rendered('input a = 2 mm⁵ in 1 mm⁵..3 mm⁵\nb = a^2', {})).not.toMatch(/mm\^/)
})
