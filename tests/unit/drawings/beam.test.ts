import {
  type Beam,
  deflectionAt,
  momentAt,
  type Segment,
  shearAt,
  solveBeam,
  zerosOfShear,
} from '@/lib/drawings/rules/beam'

const pinned = (...at: number[]) => at.map((place) => ({ at: place, how: 'pin' as const }))
const beam = (given: Partial<Beam>): Beam => ({
  supports: pinned(0, 6000),
  length: 6000,
  uniform: [],
  points: [],
  couples: [],
  stiffness: 2e13,
  ...given,
})
const udl = (load: number, to = 6000) => [{ from: 0, to, first: load, last: load }]

function at<T>(given: Beam, place: number, read: (segment: Segment, x: number) => T): T {
  const { segments } = solveBeam(given)!
  const segment = segments.find(({ from, length }) => place <= from + length * (1 + 1e-12))!
  return read(segment, place - segment.from)
}

function expectClose(found: number, wanted: number): void {
  expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(wanted)))
}

test('a uniform load on two supports has wL²/8, wL/2 and 5wL⁴/384EI', () => {
  const given = beam({ uniform: udl(20) })
  expectClose(at(given, 3000, momentAt), (20 * 6000 ** 2) / 8)
  expectClose(at(given, 1500, momentAt), (20 * 1500 * 4500) / 2)
  expectClose(at(given, 0, shearAt), (20 * 6000) / 2)
  const [deflection] = at(given, 3000, (segment, x) => deflectionAt(segment, x, 2e13))
  expectClose(deflection, (-5 * 20 * 6000 ** 4) / (384 * 2e13))
})

test('a force anywhere has Pab/L below it', () => {
  const given = beam({ points: [{ at: 2000, load: 50_000 }] })
  expectClose(at(given, 2000, momentAt), (50_000 * 2000 * 4000) / 6000)
  expectClose(at(given, 6000, shearAt), (-50_000 * 2000) / 6000)
})

test('a triangular load has its largest moment at L/√3', () => {
  const given = beam({ uniform: [{ from: 0, to: 6000, first: 0, last: 30 }] })
  const [zero] = zerosOfShear(solveBeam(given)!.segments[0]!)
  expectClose(zero!, 6000 / Math.sqrt(3))
  expectClose(at(given, zero!, momentAt), (30 * 6000 ** 2) / (9 * Math.sqrt(3)))
})

test('a cantilever has wL²/2 at its support and wL⁴/8EI at its end', () => {
  const given = beam({ supports: [{ at: 0, how: 'fixed' }], uniform: udl(10) })
  expectClose(at(given, 0, momentAt), (-10 * 6000 ** 2) / 2)
  const [deflection] = at(given, 6000, (segment, x) => deflectionAt(segment, x, 2e13))
  expectClose(deflection, (-10 * 6000 ** 4) / (8 * 2e13))
  const [reaction] = solveBeam(given)!.reactions
  expectClose(reaction!.moment!, (10 * 6000 ** 2) / 2)
})

test('a beam fixed at both ends has wL²/12, and one propped at one end has 3wL/8', () => {
  const fixed = beam({
    supports: [0, 6000].map((place) => ({ at: place, how: 'fixed' as const })),
    uniform: udl(12),
  })
  expectClose(at(fixed, 0, momentAt), (-12 * 6000 ** 2) / 12)
  expectClose(at(fixed, 3000, momentAt), (12 * 6000 ** 2) / 24)
  const propped = beam({ supports: [{ at: 0, how: 'fixed' }, ...pinned(6000)], uniform: udl(12) })
  expectClose(solveBeam(propped)!.reactions[1]!.force, (3 * 12 * 6000) / 8)
})

test('two unequal spans agree with the equation of three moments', () => {
  const [a, b, w] = [6000, 4000, 15]
  const given = beam({ supports: pinned(0, a, a + b), length: a + b, uniform: udl(w, a + b) })
  const moment = -(w * (a ** 3 + b ** 3)) / (8 * (a + b))
  expectClose(at(given, a, momentAt), moment)
  expectClose(solveBeam(given)!.reactions[0]!.force, (w * a) / 2 + moment / a)
})

test('three equal spans have wL²/10 and reactions of 0.4 and 1.1 wL', () => {
  const given = beam({ supports: pinned(0, 5000, 10_000, 15_000), length: 15_000, uniform: udl(8, 15_000) })
  expectClose(at(given, 5000, momentAt), (-8 * 5000 ** 2) / 10)
  const [outer, inner] = solveBeam(given)!.reactions
  expectClose(outer!.force, 0.4 * 8 * 5000)
  expectClose(inner!.force, 1.1 * 8 * 5000)
})

test('a moment at the end, and an overhang, follow statics', () => {
  const turned = beam({ couples: [{ at: 6000, load: 12e6 }] })
  expectClose(at(turned, 6000, momentAt), -12e6)
  expectClose(solveBeam(turned)!.reactions[0]!.force, -12e6 / 6000)
  const over = beam({ length: 8000, points: [{ at: 8000, load: 30_000 }] })
  expectClose(at(over, 6000, momentAt), -30_000 * 2000)
})

test('a beam that can move has no solution', () => {
  expect(solveBeam(beam({ supports: pinned(0), uniform: udl(10) }))).toBeNull()
  expect(solveBeam(beam({ supports: [], uniform: udl(10) }))).toBeNull()
})

test.each([1000, 10, 0.3, 0.001])('forces %d mm apart have the reactions of statics', (apart) => {
  const given = beam({
    length: 20_000,
    supports: pinned(0, 20_000),
    points: [10_000, 10_000 + apart].map((place) => ({ at: place, load: 10_000 })),
  })
  const [left] = solveBeam(given)!.reactions
  expectClose(left!.force, 5000 + (10_000 * (10_000 - apart)) / 20_000)
  expectClose(at(given, 10_000, momentAt), left!.force * 10_000)
})

test('forces, couples and loads anywhere keep forces and moments in equilibrium over three spans', () => {
  const given = beam({
    length: 18_000,
    supports: [{ at: 0, how: 'fixed' as const }, ...pinned(5000, 12_000)],
    uniform: [
      { from: 1000, to: 9000, first: 5, last: 20 },
      { from: 12_000, to: 18_000, first: -3, last: 8 },
    ],
    points: [
      { at: 2000, load: 7000 },
      { at: 5000, load: 4000 },
      { at: 18_000, load: 2500 },
    ],
    couples: [
      { at: 3000, load: 6e6 },
      { at: 12_000, load: -4e6 },
    ],
  })
  const { reactions, segments } = solveBeam(given)!
  const load = (8000 * 25) / 2 + (6000 * 5) / 2 + 13_500
  expectClose(
    reactions.reduce((sum, { force }) => sum + force, 0),
    load,
  )
  const end = segments.at(-1)!
  expectClose(shearAt(end, end.length), 2500)
  expectClose(momentAt(end, end.length), 0)
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1]
    if (!next) continue
    const [deflection, slope] = deflectionAt(segment, segment.length, given.stiffness)
    expectClose(next.deflection, deflection)
    expectClose(next.rotation * 1e3, slope * 1e3)
  }
})
