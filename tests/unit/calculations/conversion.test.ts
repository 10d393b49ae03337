import fc from 'fast-check'
import { readSheet } from '@/lib/calculations/rules/checking'
import { readTyped } from '@/lib/calculations/rules/conversion'
import { givenOf } from '@/lib/calculations/rules/given'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { unitOf, unitsLike } from '@/lib/calculations/rules/units'
import { enteredOf, outcomeOf, wrongInputs } from '@/lib/copies/rules/outcome'
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
  ['300 mm', 'inch', 11.81102362205],
  ['11.81102362205 inch', 'mm', 300],
  ['50 ksi', 'MPa', 344.7378646584],
  ['2 in^2', 'mm²', 1290.32],
  ['1 in', 'ft', 0.0833333333333],
  ['180 deg', 'rad', 3.14159265359],
  ['30°', 'rad', 0.5235987755983],
  ['0.5 rad', 'deg', 28.64788975654],
  ['35 %', '', 0.35],
  ['5 ‰', '%', 0.5],
  ['2.5e-2 1/m', 'm⁻¹', 0.025],
  ['15 °C', '°C', 15],
  ['15 degrees Celsius', '°C', 15],
  ['15 deg C', '°C', 15],
  // Names, written out and in the plural.
  ['900 kips', 'kN', 4003.399453734],
  ['900 KIPS', 'kip', 900],
  ['7.5 metres', 'm', 7.5],
  ['7.5 Meters', 'mm', 7500],
  ['1 000 mm', 'm', 1],
  ['1 000 millimeters', 'm', 1],
  ['2 inches', 'mm', 50.8],
  ['2 IN', 'mm', 50.8],
  ['3 feet', 'inch', 36],
  ['1 foot', 'mm', 304.8],
  ['250 newtons', 'kN', 0.25],
  ['40 kilonewtons', 'N', 40_000],
  ['40 kilonewton-metres', 'kNm', 40],
  ['40 kilonewton metres', 'kNm', 40],
  ['12 kilonewtons per square metre', 'kN/m²', 12],
  ['12 kN per m', 'N/mm', 12],
  ['30 newtons per square millimetre', 'MPa', 30],
  ['30 megapascals', 'MPa', 30],
  ['5 square metres', 'mm²', 5e6],
  ['5 metres squared', 'm²', 5],
  ['5 sq. ft', 'ft²', 5],
  ['2 cubic metres', 'm³', 2],
  ['50 kip-ft', 'kip·ft', 50],
  ['50 kip-in', 'kip·inch', 50],
  ['0.4 klf', 'kip/ft', 0.4],
  ['30 degrees', 'deg', 30],
  ['35 per cent', '', 0.35],
  ['35 percent', '%', 35],
  ['3 seconds', 'ms', 3000],
  ['2.5 hertz', 'Hz', 2.5],
  ['0.197 dm⁶', 'cm⁶', 197_000],
  ['3 decimetres', 'mm', 300],
  // A kilogram-force is 9.80665 N exactly (BIPM).
  ['5 tonnes-force', 'kN', 49.03325],
  ['5 tonnes force', 'kN', 49.03325],
  ['2 tf/m²', 'kN/m²', 19.6133],
  ['100 kgf', 'N', 980.665],
  ['2 tonnes', 'kg', 2000],
  ['1.8 t/m³', 'kg/m³', 1800],
  // Feet with inches: 20 ft 6 in are 246 inches of 25.4 mm.
  ['20 ft 6 in', 'mm', 6248.4],
  ['20 feet and 6 inches', 'mm', 6248.4],
  [`20'6"`, 'm', 6.2484],
  ['20′ 6″', 'm', 6.2484],
  [`20'-6"`, 'ft', 20.5],
  [`20'6`, 'ft', 20.5],
  [`20'6''`, 'ft', 20.5],
  [`20'`, 'ft', 20],
  [`6"`, 'mm', 152.4],
  [`-5'6"`, 'ft', -5.5],
  [`20'-6 1/2"`, 'inch', 246.5],
  ['5 ft 3/4 in', 'inch', 60.75],
  ['6 1/2 in', 'inch', 6.5],
  ['3/8 inch', 'mm', 9.525],
  ["6'-6", 'm', 1.9812],
  ["6'–6", 'ft', 6.5],
  ['6’-6”', 'ft', 6.5],
  ["6'-6 1/2", 'inch', 78.5],
  ['2 ft 6 in', 'm', 0.762],
  ['½ ft', 'mm', 152.4],
  ['½', 'm', 0.5],
  ['6½ in', 'inch', 6.5],
  ['6-½ in', 'inch', 6.5],
  [`20'-6½"`, 'inch', 246.5],
  ['-⅜ in', 'mm', -9.525],
  ['1/2', 'm', 0.5],
  ['6 1/2', 'inch', 6.5],
  ['6 m 500 mm', 'm', 6.5],
  ['6m 500mm', 'mm', 6500],
  ['6 metres and 500 millimetres', 'm', 6.5],
  ['-6 m 500 mm', 'm', -6.5],
  ['2 kip 500 lbf', 'kip', 2.5],
  // A pound of 0.453 592 37 kg weighs 4.448 221 615 260 5 N; a foot has 0.3048 m (NIST SP 811).
  ['1 lb', 'kg', 0.45359237],
  ['1 lb', 'N', 4.44822161526],
  ['100 lbs/ft', 'kN/m', 1.45939029372],
  ['100 lb/ft', 'kg/m', 148.816394357],
  ['100 LB/FT', 'lbf/ft', 100],
  ['100 lb/ft²', 'psf', 100],
  ['100 lb/ft^3', 'kg/m³', 1601.846337396],
  ['100 ft-lb', 'Nm', 135.5817948331],
  ['1 kip/ft', 'kN/m', 14.5939029372],
  ['2 kips/ft', 'kip/ft', 2],
  ['20 PSF', 'psf', 20],
  ['3000 psi', 'ksi', 3],
  ['50 KSI', 'ksi', 50],
  ['1 kgf/cm²', 'MPa', 0.0980665],
  ['100 kgf·m', 'kNm', 0.980665],
  ['2 t/m²', 'kg/m²', 2000],
  ['1 Hz', 'Hz', 1],
])('%s typed into a field in %j is %d', (typed, own, number) => {
  expect(readTyped(typed, own)).toEqual({ number })
})

test.each([
  ['7 kN', 'm', 'This takes a length, in m, mm, cm, dm, km, inch or ft, and not a force.'],
  [
    '7 kg',
    'kN',
    'This takes a force, in kN, N, MN, lbf or kip, and not a mass. For its weight, please type kgf.',
  ],
  ['7 kN', 'kN/m', 'This takes a force per length, in kN/m, N/mm, N/m, kip/ft or lbf/ft, and not a force.'],
  ['5 mm', '', 'This takes a plain number, and not a length.'],
  ['5 mm', 'deg', 'This takes an angle, in deg, rad or mrad, and not a length.'],
  ['5 mm', '%', 'This takes a ratio, in % or ‰, and not a length.'],
  [
    '7 KN',
    'kN',
    '“7 KN” cannot be read, as “KN” is no unit here and “kN” is: This takes a force, in kN, N, MN, lbf or kip.',
  ],
  ['4 bars', '', '“4 bars” cannot be read, as “bars” is no unit here: This takes a plain number, such as 4.'],
  [
    '4 tons',
    'kN',
    'A ton is of 1000 kg, 2000 lb or 2240 lb: please type Mg for 1000 kg, or the force in kN.',
  ],
  [
    '4 tons',
    'm',
    '“4 tons” cannot be read, as “tons” is no unit here: This takes a length, in m, mm, cm, dm, km, inch or ft.',
  ],
  ['4 lbs', 'm', 'This takes a length, in m, mm, cm, dm, km, inch or ft, and not a force.'],
  [
    '5 tonnes',
    'kN',
    'This takes a force, in kN, N, MN, lbf or kip, and not a mass. For its weight, please type tf.',
  ],
  [
    '2 t/m²',
    'kN/m²',
    'This takes a stress or load per area, in kN/m², MPa, Pa, kPa, GPa, psi, ksi, psf, ksf or N/mm², and not a mass per area. For its weight, please type tf/m².',
  ],
  [
    '120 kg/m',
    'kN/m',
    'This takes a force per length, in kN/m, N/mm, N/m, kip/ft or lbf/ft, and not a mass per length. For its weight, please type kgf/m.',
  ],
  ['½ ft', 'kN', 'This takes a force, in kN, N, MN, lbf or kip, and not a length.'],
  ['6 m 1500 mm', 'm', '“6 m 1500 mm” is two values: please type one.'],
  ['6 m 5 kN', 'm', '“6 m 5 kN” is two values: please type one.'],
  ['5 ft 6 in', 'kN', 'This takes a force, in kN, N, MN, lbf or kip, and not a length.'],
  ["1'000", 'kN', "“1'000” has a mark between its thousands: please type thousands without, as in 1000."],
  [
    '1’234’567 mm',
    'm',
    "“1'234'567” has a mark between its thousands: please type thousands without, as in 1234567.",
  ],
  ['7,500', 'mm', '“7,500” may be 7500 or 7.500: please type the one that you mean.'],
  ['1,000 mm', 'm', '“1,000” may be 1000 or 1.000: please type the one that you mean.'],
  [
    '7.500,5',
    'mm',
    '“7.500,5” has a point and a comma, and either may begin the decimals: please type one alone, as in 7500.5.',
  ],
  [
    '7,500.5 mm',
    'm',
    '“7,500.5” has a point and a comma, and either may begin the decimals: please type one alone, as in 7500.5.',
  ],
  ['1.000.000', 'N', '“1.000.000” has more than one point: please type thousands without, as in 1000000.'],
  ['1,000,000 N', 'N', '“1,000,000” has more than one comma: please type thousands without, as in 1000000.'],
  ['293 K', '°C', 'This takes °C: °C is a temperature and K a difference of two.'],
  ['20 °C', 'K', 'This takes K: °C is a temperature and K a difference of two.'],
  ['1e305 km', 'mm', 'This is beyond every number.'],
])('%s typed into a field in %j is refused in words', (typed, own, problem) => {
  expect(readTyped(typed, own)).toEqual({ problem })
})

test.each(['', 'six', '1/0', 'mm', '51/m', '--5 mm', '5 + 3 mm'])('%j is no number with a unit', (typed) => {
  expect(readTyped(typed, 'm')).toBeNull()
})

/** A field in kN that takes 50 to 3000. */
const FORCE = { from: 50e3, to: 3000e3, factor: 1000 }

test.each([
  ['1.200', '1.2 kN', '1200 kN'],
  ['1.200 kN', '1.2 kN', '1200 kN'],
  ['1.250', '1.25 kN', '1250 kN'],
  ['1.200 MN', null, null],
  ['120.000 N', '120 N', '120000 N'],
])('%s, which is in range as thousands alone, is asked about', (typed, read, meant) => {
  const answer = readTyped(typed, 'kN', FORCE)
  if (read === null) expect(answer).toEqual({ number: 1200 })
  else
    expect(answer).toEqual({
      problem: `“${typed}” is read as ${read}, which is out of range: please type ${meant} if you mean that.`,
    })
})

test.each([
  ['1.234', { from: 1000, to: 12_000, factor: 1000 }],
  ['0.500', FORCE],
  ['9.999', FORCE],
  ['1.2', FORCE],
  ['1.2000', FORCE],
  ['1.200e2', FORCE],
  ['1.200', { from: null, to: null, factor: 1000 }],
])('%s is a number with a point where its range says nothing else', (typed, range) => {
  expect(readTyped(typed, 'kN', range)).toEqual({ number: Number(typed) })
})

test('a negative number is asked about in a range of negative ones', () => {
  expect(readTyped('-1.200', 'kN', { from: -3000e3, to: -50e3, factor: 1000 })).toEqual({
    problem: '“-1.200” is read as -1.2 kN, which is out of range: please type -1200 kN if you mean that.',
  })
})

test('a sentence says no more than a little of what was typed', () => {
  const read = readTyped(`5 ${'m'.repeat(4000)}`, 'm')
  expect(read && 'problem' in read && read.problem.length).toBeLessThan(150)
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
          expect(back && 'number' in back && back.number).toBe(number)
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

test('a number of thirteen figures goes into another unit and back within 1e-12 of itself', () => {
  for (const own of UNITS)
    for (const other of unitsLike(unitOf(own)!).filter((unit) => unit !== own))
      fc.assert(
        fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (number) => {
          const there = readTyped(`${number} ${own}`, other)
          if (!there || !('number' in there)) throw new Error(`${own} → ${other}`)
          expect(
            String(there.number)
              .replace(/e.*|\D/g, '')
              .replace(/^0+/, '').length,
          ).toBeLessThanOrEqual(13)
          const back = readTyped(`${there.number} ${other}`, own)
          const error = back && 'number' in back ? Math.abs(back.number / number - 1) : NaN
          expect(error).toBeLessThanOrEqual(1e-12)
        }),
        { numRuns: 20 },
      )
})

test('a copy keeps the shortest decimal of what was typed with another unit, and no noise after coming back', () => {
  const shown = enteredOf(BEAM, { values: { L: '1.5 ft' }, region: null }).values.L!
  expect(shown).toBe('0.4572')
  const back = enteredOf(BEAM, { values: { L: '11.81102362205 in', q: '1 kip/ft' }, region: null }).values
  expect(back).toEqual({ L: '0.3', q: '14.5939029372' })
})

test('a copy is asked about thousands, and a page that comes with them says so', () => {
  const source = 'title Column\ninput N_Ed = 900 kN in 50 kN..3000 kN "Force"\ncheck N_Ed <= 1000 kN'
  const column = readSheet(source, TABLES).sheet!
  const entered = { values: { N_Ed: '1.200' }, region: null }
  const asked = '“1.200” is read as 1.2 kN, which is out of range: please type 1200 kN if you mean that.'
  expect(wrongInputs(column, entered)!.message).toBe(`Force: ${asked}`)
  const html = renderSheet(column, 'column', entered)
  expect(html).toContain(asked)
  expect(html).toMatch(/value="1\.200"/)
})

test('a copy with a unit of another kind is refused with the units that its input takes', () => {
  const message = 'Span: L takes a length, in m, mm, cm, dm, km, inch or ft, and not a force.'
  expect(wrongInputs(BEAM, { values: { L: '8 kN' }, region: null })).toEqual({
    message,
    errors: [{ path: 'values.L', message }],
  })
  expect(wrongInputs(BEAM, { values: { L: '13000 mm' }, region: null })!.message).toBe(
    'Span: Please enter a number from 1 to 12 m.',
  )
  expect(wrongInputs(BEAM, { values: { L: '2 m' }, region: null })).toBeNull()
})

test('a copy with several wrong values is refused with the names of all, and what to enter in each', () => {
  const { message, errors } = wrongInputs(BEAM, { values: { L: '13 m', q: 'many' }, region: null })!
  expect(message).toBe('2 values cannot be calculated with: please look at “Span” and “q”.')
  expect(errors).toEqual([
    { path: 'values.L', message: 'Span: Please enter a number from 1 to 12 m.' },
    { path: 'values.q', message: expect.stringMatching(/^q: Please enter a number/) as string },
  ])
})
