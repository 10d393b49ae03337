import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the beams of the article on torsion', () => {
  const article = printedBy('torsion-in-steel-and-concrete')

  type Tube = { width: number; depth: number; wall: number }
  const one: Tube = { width: 200, depth: 400, wall: 100 }
  // 400 × 700 with bars 60 mm from the face: the wall is 700 × 400 over its perimeter, 127 mm.
  const wall = (400 * 700) / 2200
  const other: Tube = { width: 400 - wall, depth: 700 - wall, wall }

  /** Flow of shear in N/mm whose parts, wall by wall and times their distance, make up a torque in Nmm. */
  function flow({ width, depth }: Tube, torque: number): number {
    const moment = (q: number) =>
      2 * integral(() => (q * width) / 2, 0, depth) + 2 * integral(() => (q * depth) / 2, 0, width)
    return root((q) => moment(q) - torque, 0, 1e5)
  }

  /** Torque in kNm that crushes struts of a slope in the walls. */
  function crushing(tube: Tube, cotangent: number): number {
    const angle = Math.atan(1 / cotangent)
    const strength = 0.6 * (1 - 30 / 250) * (30 / 1.5)
    // A strut of unit width across has its force along the wall by the cosine, on a face longer by 1/sine.
    const along = strength * tube.wall * Math.sin(angle) * Math.cos(angle)
    const around = 2 * integral(() => (along * tube.width) / 2, 0, tube.depth)
    return (around + 2 * integral(() => (along * tube.depth) / 2, 0, tube.width)) / 1e6
  }

  /** Bars in mm² that hold the struts along the beam, by their pull on each wall. */
  function bars(tube: Tube, torque: number, cotangent: number): number {
    const q = flow(tube, torque)
    return integral(() => (q * cotangent) / (500 / 1.15), 0, 2 * (tube.width + tube.depth))
  }

  /** Angle in mrad and bimoment in kNm² in the middle of a beam between forks: a sine series. */
  function twisted(span: number, torque: number) {
    const [bending, pure] = [(210e3 * 1545e4 * 396.8 ** 2) / 4, 81e3 * 62.8e4]
    let [angle, bimoment] = [0, 0]
    for (let n = 1; n < 8000; n += 2) {
      const k = (n * Math.PI) / span
      const part = ((2 * torque) / span) * (1 / (bending * k ** 4 + pure * k ** 2))
      angle += part
      bimoment += bending * part * k ** 2
    }
    return { angle: angle * 1e3, bimoment: bimoment / 1e9 }
  }

  test('have the flow, the struts, the angle and the bimoment that were found otherwise', () => {
    const [beam, longer] = [twisted(6000, 2.4e6), twisted(9000, 1.2e6)]
    expectIndependent(article, {
      q_T: [flow(one, 30e6), flow(other, 80e6)],
      'T_Rd.max': [crushing(one, 1.5), crushing(other, 1)],
      A_sl: [bars(one, 30e6, 1.5)],
      phi_T: [beam.angle, longer.angle],
      B_Ed: [beam.bimoment, longer.bimoment],
    })
    // Without warping: half of the torque over half of the span.
    expect(((1.2e6 * 3000) / (81e3 * 62.8e4)) * 1e3).toBeCloseTo(71, 0)
  })

  test('prints the torsion constants of its table', () => {
    const strips = (length: number, thick: number) => integral(() => thick ** 3 / 3, 0, length)
    const flat = strips(472, 20)
    const section = 2 * strips(179.5, 16) + strips(380.8, 9.5)
    const tube = (area: number, around: number) => (4 * area ** 2) / integral(() => 1 / 10, 0, around)
    const square = tube(236 ** 2, 4 * 236)
    const round = tube((Math.PI * 300 ** 2) / 4, Math.PI * 300)
    const written = (value: number) =>
      Math.round(value / 1e4)
        .toLocaleString('en')
        .replace(',', ' ')
    for (const value of [flat, section, square, round])
      expect(article.body).toContain(`<td>${written(value)}</td>`)
  })
})
