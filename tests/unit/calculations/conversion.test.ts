import fc from 'fast-check'
import { readSheet } from '@/lib/calculations/rules/checking'
import { readTyped } from '@/lib/calculations/rules/conversion'
import { givenOf } from '@/lib/calculations/rules/given'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { unitOf, unitsLike } from '@/lib/calculations/rules/units'
import { enteredOf, outcomeOf, wrongInput } from '@/lib/copies/rules/outcome'
import { TABLES } from '../../support/tables'

test.each([
  ['7500 mm', 'm', 7.5],
  ['7.5e3 mm', 'm', 7.5],
  ['7 500mm', 'm', 7.5],
  ['7,5 m', 'mm', 7500],
  ['-0.5 m', 'mm', -500],
  ['25 kN/m', 'N/mm', 25],
  ['25 kN / m', 'N/mm', 25],
  ['30 N/mm2', 'MPa', 30],
  ['30 N/mm^2', 'kN/m²', 30_000],
  ['210 GPa', 'N/mm²', 210_000],
  ['4.2e4 cm⁴', 'mm⁴', 4.2e8],
  ['120 kN.m', 'kNm', 120],
  ['120 kN m', 'kNm', 120],
  ['120 kN*m', 'Nmm', 1.2e8],
  // 12 inches of 25.4 mm; 10 kip of 4.448 221 615 260 5 kN; 50 ksi of 6.894 757 293 168 MPa (NIST SP 811).
  ['12 in', 'mm', 304.8],
  ['10 kip', 'kN', 44.4822161526],
  ['50 ksi', 'MPa', 344.737864658],
  ['2 in^2', 'mm²', 1290.32],
  ['1 in', 'ft', 0.0833333333333],
  ['180 deg', 'rad', 3.14159265359],
  ['30°', 'rad', 0.523598775598],
  ['0.5 rad', 'deg', 28.6478897565],
  ['35 %', '', 0.35],
  ['5 ‰', '%', 0.5],
  ['2.5e-2 1/m', 'm⁻¹', 0.025],
  ['15 °C', '°C', 15],
  ['1 Hz', 'Hz', 1],
])('%s typed into a field in %j is %d', (typed, own, number) => {
  expect(readTyped(typed, own)).toEqual({ number })
})

test.each([
  ['7 kN', 'm', 'This takes a length, in m, mm, cm, km, inch or ft, and not a force.'],
  ['7 kg', 'kN', 'This takes a force, in kN, N, MN, lbf or kip, and not a mass.'],
  ['7 kN', 'kN/m', 'This takes a force per length, in kN/m, N/mm, N/m, kip/ft or lbf/ft, and not a force.'],
  ['5 mm', '', 'This takes a plain number, and not a length.'],
  ['5 mm', 'deg', 'This takes an angle, in deg, rad or mrad, and not a length.'],
  ['5 mm', '%', 'This takes a ratio, in % or ‰, and not a length.'],
  ['7 KN', 'kN', '“KN” is no unit here, “kN” is. This takes a force, in kN, N, MN, lbf or kip.'],
  ['4 bars', '', '“bars” is no unit here. This takes a plain number.'],
  ['293 K', '°C', 'This takes °C: °C is a temperature and K a difference of two.'],
  ['20 °C', 'K', 'This takes K: °C is a temperature and K a difference of two.'],
  ['1e305 km', 'mm', 'This is beyond every number.'],
])('%s typed into a field in %j is refused in words', (typed, own, problem) => {
  expect(readTyped(typed, own)).toEqual({ problem })
})

test.each(['', 'six', '1,000 mm', 'mm', '51/m', '--5 mm', '5 + 3 mm'])(
  '%j is no number with a unit',
  (typed) => {
    expect(readTyped(typed, 'm')).toBeNull()
  },
)

test('a sentence says no more than a little of what was typed', () => {
  const read = readTyped(`5 ${'m'.repeat(4000)}`, 'm')
  expect(read && 'problem' in read && read.problem.length).toBeLessThan(120)
})

const UNITS = ['mm', 'kN', 'MPa', 'kNm', 'mm²', 'mm³', 'mm⁴', 'kN/m', 'kN/m³', 'deg', '%', 'm/s²', 'kg/m³']

test('a number that goes into any unit that is offered and back is itself', () => {
  for (const own of UNITS)
    for (const other of unitsLike(unitOf(own)!))
      fc.assert(
        fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (double) => {
          const number = Number(double.toPrecision(6))
          const there = readTyped(`${number} ${own}`, other)
          if (!there || !('number' in there)) throw new Error(`${own} → ${other}`)
          const back = readTyped(`${there.number} ${other}`, own)
          expect(back && 'number' in back && back.number / number).toBeCloseTo(1, 9)
        }),
        { numRuns: 20 },
      )
})

const BEAM = readSheet(
  'title Beam\ninput L = 6 m in 1 m..12 m "Span"\ninput q = 10 kN/m in 1 kN/m..50 kN/m\nM = q L^2/8 -> kNm\ncheck M <= 90 kNm',
  TABLES,
).sheet!

test('a copy is calculated and stored with what was understood, and shown so', () => {
  const typed = { values: { L: '8000 mm', q: '10 N/mm' }, region: null }
  expect(givenOf(BEAM, typed).values).toEqual(
    new Map([
      ['L', 8000],
      ['q', 10],
    ]),
  )
  expect(enteredOf(BEAM, typed).values).toEqual({ L: '8', q: '10' })
  expect(outcomeOf(BEAM, typed).utilisation).toBeCloseTo(80 / 90, 12)
  expect(renderSheet(BEAM, 'beam', typed)).toMatch(/data-name="L"[^>]* value="8" data-author="6"/)
})

test('a copy with a unit of another kind is refused with the units that its input takes', () => {
  expect(wrongInput(BEAM, { values: { L: '8 kN' }, region: null })).toEqual({
    name: 'L',
    message: 'L: This takes a length, in m, mm, cm, km, inch or ft, and not a force.',
  })
  expect(wrongInput(BEAM, { values: { L: '13000 mm' }, region: null })!.message).toBe(
    'L: Please enter a number from 1 to 12 m.',
  )
})
