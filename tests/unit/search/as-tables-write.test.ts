import { asTablesWrite, withoutQuality } from '@/lib/search/rules/as-tables-write'
import { termsOf } from '@/lib/search/rules/values'

test.each([
  ['fctk,0.05 C30/37', 'f_ctk,0.05 C30/37'],
  ['fctk 0.05', 'f_ctk,0.05'],
  ['fctk,0,05', 'f_ctk,0.05'],
  ['fctk 0,05', 'f_ctk,0.05'],
  ['fctk005', 'f_ctk,0.05'],
  ['fctk,005', 'f_ctk,0.05'],
  ['fctk0.95', 'f_ctk,0.95'],
  ['f_{ctk,0.05}', 'f_ctk,0.05'],
  ['E0.05 C24', 'E_0,05 C24'],
  ['E0,05', 'E_0,05'],
  ['E_0.05', 'E_0,05'],
  ['E005', 'E_0,05'],
  ['G0.05', 'G_05'],
  ['ft,0,k C24', 'f_t,0,k C24'],
  ['fc,90,k', 'f_c,90,k'],
  ['E0,mean', 'E_0,mean'],
  ['eps cu2 C60', 'epsilon_cu2 C60'],
  ['epscu2', 'epsilon_cu2'],
  ['eps_cu2', 'epsilon_cu2'],
  ['epsilon cu2', 'epsilon_cu2'],
  ['rhok C24', 'rho_k C24'],
  ['M20 As', 'M20 A_s'],
  ['IPE 300 It Iw', 'IPE 300 I_T Iw'],
  ['E of C24', 'modulus of elasticity of C24'],
  ['E C24', 'modulus of elasticity of C24'],
  ['C24 E', 'C24 modulus of elasticity'],
  ['UB 457 191 67 Iy', 'UB 457x191x67 Iy'],
  ['457 191 67 UB', '457x191x67 UB'],
  ['UB 457 x 191 x 67', 'UB 457x191x67'],
  ['SHS 100 100 5 area', 'SHS 100x100x5 area'],
  ['CHS 114.3 5', 'CHS 114.3x5'],
  ['UC 254 254', 'UC 254x254'],
  ['RHS 100x200x8', 'RHS 200x100x8'],
  ['100 x 200 x 8 RHS', '200x100x8 RHS'],
  ['L 75x100x8 area', 'L 100x75x8 area'],
  ['SHS 100x5 area', 'SHS 100x100x5 area'],
  ['100x5 SHS', '100x100x5 SHS'],
  ['L 100x10 Iy', 'L 100x100x10 Iy'],
  ['IPE 300 Iy in mm4', 'IPE 300 Iy'],
  ['Iy IPE300 cm^4', 'Iy IPE300'],
  ['weight of IPE 300 in kN/m', 'weight of IPE 300'],
  ['M20 As in mm²?', 'M20 A_s?'],
  ['UC 203x203x46 Wpl.y', 'UC 203x203x46 W_pl,y'],
  ['fctk C30/37', 'f_ctk,0.05 f_ctk,0.95 C30/37'],
])('%s is written as tables write it', (question, written) => {
  expect(asTablesWrite(question)).toBe(written)
})

test.each([
  'factor for 0.95',
  'for 0.05 m',
  'psi_0 category E',
  'E for exposure',
  'is it as good as S355',
  'HEB 200, what is it',
  'class E building of 2 storeys',
  'SHS 100 100 5 m long',
  'UB 457 2 m span',
  'beam 457 191 67',
  'phi 12 at 200',
  'psi 0 offices',
  'steps cu2',
  'M20 bolts, 4 off',
  'S355,fy',
  '2.05 kN/m',
  'SHS 100x50',
  'SHS 100x100x5',
  'RHS 200x100x8',
  'L 100x75',
  'UC 356x406x634',
  '100x10 plate',
  'crack in 200 mm slab',
])('%s stays as it is', (question) => {
  expect(asTablesWrite(question)).toBe(question)
})

test('all spellings of a fractile are one term, in questions and in heads of tables', () => {
  const spellings = ['fctk,0.05', 'fctk 0,05', 'fctk005', 'f_ctk,0.05', 'f_ctk,005', 'f_{ctk,0.05}']
  expect(new Set(spellings.map((one) => termsOf(asTablesWrite(one))[0]))).toEqual(new Set(['fctk005']))
})

test.each([
  ['S355J2 yield strength', 'S355 yield strength'],
  ['S355JR fy', 'S355 fy'],
  ['S 275 J0', 'S 275'],
  ['S355J2+N', 'S355'],
  ['S355K2+AR', 'S355'],
  ['S355N', 'S355N'],
  ['S460ML', 'S460ML'],
  ['S355J2H', 'S355J2H'],
  ['S355J2W', 'S355J2W'],
])('%s is a grade whose strengths are those of %s', (question, plain) => {
  expect(withoutQuality(question)).toBe(plain)
})
