import { expectIndependent, printedBy } from '../../support/printed'

describe('the webs of the article on transverse forces', () => {
  const article = printedBy('web-resistance-to-transverse-forces')

  type Web = Record<'h' | 'b' | 'tw' | 'tf' | 'yielding' | 'stiff' | 'end' | 'edge', number>
  const one: Web = {
    ...{ h: 533.1, b: 209.3, tw: 10.1, tf: 15.6, yielding: 355 },
    ...{ stiff: 200, end: 100, edge: 50 },
  }
  const inwards: Web = { ...one, edge: 150 }
  const stocky: Web = { ...one, h: 311, b: 125.3, tw: 9, tf: 14, yielding: 275, stiff: 50 }
  const deep: Web = {
    ...{ h: 602.6, b: 227.6, tw: 10.5, tf: 14.8, yielding: 275 },
    ...{ stiff: 100, end: 150, edge: 50 },
  }

  const depth = ({ h, tf }: Web) => h - 2 * tf

  /** Plastic moment of a hinge in Nmm: the flange alone, or with the strip of web that goes with it. */
  function hinge({ b, tw, tf, yielding, ...web }: Web, isDeep: boolean): number {
    const strip = isDeep ? (0.02 * depth({ b, tw, tf, yielding, ...web }) ** 2 * tw) / 4 : 0
    return yielding * ((b * tf ** 2) / 4 + strip)
  }

  /**
   * Length in mm of web at yield that carries the least load of a mechanism: the web is crushed evenly on one
   * length and less and less on a slope beside it, where the flange turns about two hinges; by search.
   */
  function mechanism(web: Web, even: number, slopes: 1 | 2, isDeep: boolean): number {
    const [moment, line] = [hinge(web, isDeep), web.yielding * web.tw]
    const load = (slope: number) => line * (even + (slopes * slope) / 2) + (slopes * 2 * moment) / slope
    let least = Infinity
    for (let slope = 1; slope < 1000; slope += 0.01) least = Math.min(least, load(slope))
    return least / line
  }

  /** Force in kN at which the web buckles, by plate theory with a Poisson's ratio of 0.3. */
  const buckling = (web: Web, coefficient: number) =>
    (coefficient * Math.PI ** 2 * 210e3 * web.tw ** 3) / (12 * (1 - 0.3 ** 2) * depth(web)) / 1e3

  /** Resistance in kN: yield, or half of the geometric mean of yield and buckling. */
  function between(web: Web, length: (isDeep: boolean) => number, buckles: number) {
    const yields = (isDeep: boolean) => (length(isDeep) * web.tw * web.yielding) / 1e3
    const isDeep = yields(true) > buckles / 4
    return {
      length: length(isDeep),
      force: Math.min(yields(isDeep), Math.sqrt(yields(isDeep) * buckles) / 2),
    }
  }

  const inside = (web: Web) =>
    between(web, (isDeep) => mechanism(web, web.stiff + 2 * web.tf, 2, isDeep), buckling(web, 6))

  function atEnd(web: Web) {
    const coefficient = Math.min(6, 2 + (6 * (web.end + web.edge)) / depth(web))
    const reach = (coefficient * 210e3 * web.tw ** 2) / (2 * web.yielding * depth(web))
    // The bearing's own stiff length and its distance from the end are shorter here than the web's reach.
    expect(reach).toBeGreaterThan(web.end + web.edge)
    const length = (isDeep: boolean) =>
      Math.min(mechanism(web, web.end + web.edge, 1, isDeep), mechanism(web, web.end + 2 * web.tf, 2, isDeep))
    return between(web, length, buckling(web, coefficient))
  }

  test('has the yield lengths of mechanisms, and forces between yield and buckling', () => {
    expectIndependent(article, {
      l_y: [one, stocky, deep].map((web) => inside(web).length),
      F_Rd: [one, stocky, deep].map((web) => inside(web).force),
      'l_y.e': [atEnd(one).length],
      R_Rd: [one, inwards, deep].map((web) => atEnd(web).force),
    })
  })

  test('prints what the interior force uses, alone and with the moment', () => {
    const used = 700 / inside(one).force
    expect(article.body).toContain(
      `${used.toFixed(2)} alone, ${(used + 0.8 * article.calculated('eta_1')).toFixed(2)} of`,
    )
    expect(Math.round(atEnd(inwards).force / 10) * 10).toBe(760)
    expect(atEnd(one).force / inside(one).force).toBeCloseTo(0.6, 1)
  })
})
