import { addEvenLoad, addNode, addRow, emptyFrame, solveFrame } from '../../support/frames'
import { integral } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the beam of the article on cellular beams', () => {
  const article = printedBy('cellular-beams-and-web-openings')

  type Beam = Record<'span' | 'load' | 'depth' | 'width' | 'flange' | 'web' | 'hole' | 'spacing', number>
  const one: Beam = {
    ...{ span: 15e3, load: 20, depth: 690, width: 190 },
    ...{ flange: 14.5, web: 9, hole: 450, spacing: 600 },
  }
  const other: Beam = {
    ...{ span: 18e3, load: 30, depth: 1000, width: 250 },
    ...{ flange: 20, web: 11, hole: 700, spacing: 910 },
  }
  const [modulus, strength] = [210e3, 355]

  /** Area, centroid below the face and second moment of a tee, by strips of its depth. */
  function tee({ depth, width, flange, web }: Beam, hole: number, limit = 14 * Math.sqrt(235 / 355)) {
    const counted = Math.min(depth / 2 - hole / 2 - flange, limit * web)
    const sum = (of: (y: number) => number) =>
      integral((y) => width * of(y), 0, flange) + integral((y) => web * of(y), flange, flange + counted)
    const area = sum(() => 1)
    const centroid = sum((y) => y) / area
    const second = sum((y) => (y - centroid) ** 2)
    return { area, centroid, second, counted, tip: flange + counted - centroid }
  }

  const momentAt = ({ span, load }: Beam, x: number) => (load * x * (span - x)) / 2

  /** Moment in kNm when every strip of both tees yields. */
  function plastic(beam: Beam): number {
    const { counted } = tee(beam, beam.hole)
    const half = beam.depth / 2
    const arms = (from: number, to: number, width: number) =>
      integral((y) => strength * width * (half - y), from, to, 20000)
    const { flange } = beam
    return (2 * (arms(0, flange, beam.width) + arms(flange, flange + counted, beam.web))) / 1e6
  }

  /** Horizontal shear in kN of the post between an opening and the next. */
  function post(beam: Beam, first: number): number {
    const apart = beam.depth - 2 * tee(beam, 0.9 * beam.hole, Infinity).centroid
    return (momentAt(beam, first + beam.spacing) - momentAt(beam, first)) / apart / 1e3
  }

  const widthOf = ({ spacing, hole }: Beam, y: number) =>
    spacing - 2 * Math.sqrt(Math.max(0, (hole / 2) ** 2 - y * y))

  /** Largest stress along the edge of a post in N/mm², at the level where that of the section is largest. */
  function edge(beam: Beam, first: number): number {
    const [shear, radius] = [post(beam, first) * 1e3, beam.hole / 2]
    let [largest, at] = [0, 0]
    for (let step = 1; step < 20000; step += 1) {
      const y = (radius * step) / 20000
      const stress = (shear * y) / ((beam.web * widthOf(beam, y) ** 2) / 6)
      if (stress > largest) [largest, at] = [stress, y]
    }
    // The edge is inclined by as much as the radius to the place rises.
    return largest / Math.cos(Math.asin(at / radius)) ** 2
  }

  /**
   * The beam as a plane frame: tees that bend over the length of the rectangles and are stiff between, posts
   * of their own shape. Returns the deflection in mm without shear strains under 11 kN/m, and the stress in
   * N/mm² at the tip of the upper tee beside the first opening, towards the support, under 20 kN/m.
   */
  function framed(beam: Beam) {
    const section = tee(beam, beam.hole)
    const frame = emptyFrame()
    const apart = beam.depth - 2 * section.centroid
    const [axial, bending] = [modulus * section.area, modulus * section.second]
    const stiff = { axial, bending: 1e4 * bending }
    const [length, holes] = [0.45 * beam.hole, Math.round(beam.span / beam.spacing) - 1]
    const row = (x: number) => [addNode(frame, x, 0), addNode(frame, x, apart)] as const
    const upper: number[] = []
    let last: readonly [number, number] | null = null
    const go = (x: number, stiffness: { axial: number; bending: number }) => {
      const next = row(x)
      upper.push(next[1])
      if (last)
        [0, 1].forEach((side) => frame.bars.push({ from: last![side]!, to: next[side]!, ...stiffness }))
      last = next
      return next
    }
    /** An upright from one tee to the other, of the width of a post at each level. */
    const upright = ([foot, head]: readonly [number, number], solid: boolean) => {
      const before = frame.bars.length
      addRow(frame, foot, head, 24, stiff)
      if (!solid)
        frame.bars.slice(before).forEach((bar) => {
          const y = (frame.nodes[bar.from]![1] + frame.nodes[bar.to]![1]) / 2 - apart / 2
          if (Math.abs(y) < beam.hole / 2) bar.bending = (modulus * beam.web * widthOf(beam, y) ** 3) / 12
        })
    }
    const end = go(0, stiff)
    upright(end, true)
    frame.held.set(end[0], [true, true, false])
    let first = -1
    for (let hole = 1; hole <= holes; hole += 1) {
      upright(go((hole - 0.5) * beam.spacing, stiff), false)
      go(hole * beam.spacing - length / 2, stiff)
      if (hole === 1) first = frame.bars.length + 1
      go(hole * beam.spacing + length / 2, { axial, bending })
    }
    upright(go((holes + 0.5) * beam.spacing, stiff), false)
    const far = go(beam.span, stiff)
    upright(far, true)
    frame.held.set(far[0], [false, true, false])
    addEvenLoad(frame, upper, beam.load)
    const { displacements, forces } = solveFrame(frame)
    const { tension } = forces[first]!
    const loaded = (beam.load * length ** 2) / 12
    const corners = [
      Math.abs(forces[first]!.from) + loaded,
      Math.abs(forces[first]!.to) - loaded,
      Math.abs(forces[first - 1]!.from),
      Math.abs(forces[first - 1]!.to),
    ]
    const corner = corners.reduce((sum, moment) => sum + moment / 4, 0)
    const sag = -Math.min(...displacements.filter((_, place) => place % 3 === 1))
    return {
      tip: -tension / section.area + (corner * section.tip) / section.second,
      sag: (sag * 11) / beam.load,
      corners,
    }
  }

  /** Deflection in mm by the shear strains, opening by opening and post by post, under 11 kN/m. */
  function sheared(beam: Beam): number {
    const { centroid, counted } = tee(beam, beam.hole)
    const [apart, radius, length] = [beam.depth - 2 * centroid, beam.hole / 2, 0.45 * beam.hole]
    const shear = (x: number) => 11 * Math.abs(beam.span / 2 - x)
    const ofPost = integral((y) => (1.2 * 2.6) / (beam.web * widthOf(beam, y)), -radius, radius)
    const ofTees = (2.6 * length) / (2 * beam.web * counted)
    const ofWeb = (2.6 * (beam.spacing - length)) / (beam.web * beam.depth)
    let sum = 0
    const count = Math.round(beam.span / beam.spacing)
    for (let at = 0; at < count; at += 1) {
      sum += shear((at + 0.5) * beam.spacing) * 0.5 * (ofPost * (beam.spacing / apart) ** 2 + ofWeb)
      if (at > 0) sum += shear(at * beam.spacing) * 0.5 * ofTees
    }
    return sum / modulus
  }

  test('has the stresses, forces and deflection that were found otherwise', () => {
    const { tip, sag } = framed(one)
    expectIndependent(article, {
      M_Rd: [plastic(one), plastic(other)],
      sigma_v: [tip],
      V_h: [post(one, 600), post(other, 1820)],
      sigma_p: [edge(one, 600), edge(other, 1820)],
      delta: [sag + sheared(one)],
    })
  })

  test('prints the stresses at openings along the span', () => {
    const { area, centroid, second, tip } = tee(one, one.hole)
    const length = 0.45 * one.hole
    const tipAt = (x: number) => {
      // Half of the shear in the middle of the opening, and the load on the upper tee beside it.
      const half = (one.load * (one.span / 2 - x)) / 2
      const corner = integral((t) => half + one.load * t, 0, length / 2)
      const chord = momentAt(one, x) / (one.depth - 2 * centroid)
      return chord / area + (corner * tip) / second
    }
    for (const x of [600, 1800, 3000, 4800, 6000, 7200]) {
      const row = `<td>${x / 1e3}</td><td>${Math.round(tipAt(x))}</td><td>${Math.round(edge(one, x))}</td>`
      expect(article.body).toContain(row)
    }
  })

  test('prints what the frame finds at the corners of the first opening', () => {
    const { corners } = framed(one)
    expect(corners.map((corner) => (corner / 1e6).toFixed(2)).join(' ')).toBe('6.61 6.77 7.32 7.25')
    expect(article.body).toContain('between 6.6 and 7.3 kNm')
  })
})
