import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the post of the article on timber columns', () => {
  const article = printedBy('timber-columns-buckling')
  const C24 = { crushing: 21, bending: 24, stiffness: 7400 }
  const design = 0.8 / 1.3

  type Post = {
    b: number
    h: number
    weak: number
    strong: number
    force: number
    moments: [strong: number, weak: number]
  }
  const post: Post = { b: 100, h: 150, weak: 3000, strong: 3000, force: 40e3, moments: [0.9e6, 0] }
  const stud: Post = { b: 47, h: 100, weak: 2700, strong: 2700, force: 4e3, moments: [0, 0] }
  const stump: Post = { b: 200, h: 200, weak: 900, strong: 900, force: 350e3, moments: [6e6, 3e6] }
  const deep: Post = { b: 60, h: 240, weak: 1500, strong: 4000, force: 20e3, moments: [4e6, 0] }
  const both: Post = { ...deep, moments: [4e6, 0.5e6] }

  /** Euler's stress over the crushing strength, from a second moment of fibres. */
  function euler(side: number, length: number): number {
    const inertia = integral((y) => y ** 2, -side / 2, side / 2)
    return (Math.PI ** 2 * C24.stiffness * inertia) / (side * length ** 2) / C24.crushing
  }

  /** Share of the crushing strength at which a bowed post is at its strength; none of it for a stocky one. */
  function left(side: number, length: number): number {
    const critical = euler(side, length)
    const bow = 0.2 * (critical ** -0.5 - 0.3)
    if (bow <= 0) return 1
    return root(
      (share) => share + (bow * share) / (1 - share / critical) - 1,
      0,
      Math.min(1, critical) - 1e-12,
    )
  }

  /** Stress at the outermost fibre, over the strength. */
  const stress = (moment: number, across: number, along: number) =>
    ((moment * along) / 2 / integral((y) => across * y ** 2, -along / 2, along / 2) / C24.bending / design) *
    Math.min(1, (along / 150) ** 0.2)

  /** Both sums of utilisations: compression, and stresses at the outermost fibres. */
  function sums({ b, h, weak, strong, force, moments }: Post): [strong: number, weak: number] {
    const [main, other] = [stress(moments[0], b, h), stress(moments[1], h, b)]
    const crushed = force / (b * h) / C24.crushing / design
    const isStocky = Math.max(euler(b, weak) ** -0.5, euler(h, strong) ** -0.5) <= 0.3
    const term = (side: number, length: number) => (isStocky ? crushed ** 2 : crushed / left(side, length))
    return [term(h, strong) + main + 0.7 * other, term(b, weak) + 0.7 * main + other]
  }

  const alone = ({ b, h }: Post, share: number) => (share * b * h * C24.crushing * design) / 1e3

  /** With lateral torsional buckling of a thin strip under an even moment, and what bends it sideways. */
  function twisted({ b, h, weak, force, moments }: Post, length: number): number {
    const [minor, torsion] = [(h * b ** 3) / 12, (h * b ** 3) / 3]
    const moment = (Math.PI / length) * C24.stiffness * Math.sqrt((minor * torsion) / 16)
    const section = integral((y) => b * y ** 2, -h / 2, h / 2) / (h / 2)
    const slenderness = Math.sqrt((C24.bending * section) / moment)
    expect(slenderness).toBeGreaterThan(0.75)
    expect(slenderness).toBeLessThan(1.4)
    const reduced = (1.56 - 0.75 * slenderness) * C24.bending * design * section
    const compressed = force / (b * h) / C24.crushing / design / left(b, weak)
    return (moments[0] / reduced) ** 2 + compressed + stress(moments[1], h, b)
  }

  test('has the factors and the sums that were found otherwise', () => {
    expectIndependent(article, {
      k_cz: [left(post.b, post.weak)],
      k_cy: [left(post.h, post.strong)],
      eta_y: [sums(post)[0], sums(stump)[0]],
      eta_z: [sums(post)[1], sums(stump)[1]],
      N_cy: [alone(stud, left(stud.h, stud.strong))],
      N_cz: [alone(stud, left(stud.b, stud.weak))],
      eta_m: [twisted(deep, 4000), twisted(both, 4000)],
    })
  })

  test('prints what restraint at mid-height and sheathing bring', () => {
    const held = left(post.b, post.weak / 2)
    expect(article.body).toContain(`bring \\( k_{c,z} \\) to about ${held.toFixed(2)}`)
    const [strong, weak] = sums({ ...post, weak: post.weak / 2 })
    expect(strong).toBeGreaterThan(weak)
    expect(article.body).toContain('about 60 kN in crushing under medium-term load, 21 kN in buckling out')
    expect(article.body).toContain('and 5 kN in buckling along it')
    expect(Math.abs(alone(stud, 1) - 60)).toBeLessThan(1)
  })

  test('prints the factors of the table', () => {
    for (const slenderness of [40, 60, 80, 100, 120, 150]) {
      const side = 100
      const factor = left(side, (slenderness * side) / Math.sqrt(12)).toFixed(2)
      expect(article.body).toContain(`<td>${slenderness}</td><td>${factor}</td>`)
    }
  })
})

describe('the floor of the article on vibration', () => {
  const article = printedBy('timber-floor-vibration')

  /** In N, m and kg; the deck by its thickness and modulus. */
  type Floor = {
    span: number
    width: number
    weight: number
    joist: { b: number; h: number; modulus: number; apart: number }
    deck: { t: number; modulus: number }
    strut?: number
  }
  const floor: Floor = {
    ...{ span: 4.2, width: 5, weight: 600 },
    joist: { b: 0.047, h: 0.22, modulus: 11e9, apart: 0.4 },
    deck: { t: 0.022, modulus: 3e9 },
  }
  const heavy: Floor = {
    ...{ span: 3.6, width: 4, weight: 1200, strut: 0.97 },
    joist: { b: 0.063, h: 0.24, modulus: 8e9, apart: 0.4 },
    deck: floor.deck,
  }
  const long: Floor = {
    ...floor,
    span: 5.4,
    joist: { ...floor.joist, apart: 0.3 },
    deck: { t: 0.038, modulus: 6e9 },
  }

  const second = (width: number, depth: number) =>
    integral((y) => width * y ** 2, -depth / 2, depth / 2, 20_000)
  const ofJoist = ({ joist }: Floor) => joist.modulus * second(joist.b, joist.h)
  const along = (of: Floor) => ofJoist(of) / of.joist.apart
  const across = ({ deck }: Floor) => deck.modulus * second(1, deck.t)

  /** Of a mode with one wave along the span and some across it, or none: its energies in 2,000 strips. */
  function frequency(of: Floor, waves = 0): number {
    const [a, b] = [Math.PI / of.span, (waves * Math.PI) / of.width]
    const squared = integral((x) => Math.sin(a * x) ** 2, 0, of.span)
    const strain = (along(of) * a ** 4 + across(of) * b ** 4) * squared
    return Math.sqrt(strain / ((of.weight / 9.81) * squared)) / 2 / Math.PI
  }

  /** Sag in mm under a thousand newtons, of which a joist has its share, with a twentieth for shear. */
  function sag(of: Floor): number {
    const logarithm = Math.log(14 * across(of) * 1e6) - 4 * Math.log(of.joist.apart * 1e3)
    const share = Math.max(0.3, (of.strut ?? 1) * (0.38 - 0.08 * logarithm))
    const bent = integral((x) => (x * (500 * x)) / ofJoist(of), 0, of.span / 2)
    return 1.05 * share * bent * 1e3
  }

  const velocity = (of: Floor) => {
    const modes = root((waves) => frequency(of, waves) - 40, 0, 100)
    return (4 * 0.4 + 4 * 0.6 * modes) / ((of.weight / 9.81) * of.width * of.span + 200)
  }

  const allowed = (span: number) => (span <= 4 ? 1.8 : Math.exp(Math.log(16500) - 1.1 * Math.log(span * 1e3)))
  const limit = (of: Floor) => Math.exp((frequency(of) * 0.02 - 1) * Math.log(160 - 40 * allowed(of.span)))

  test('has the frequency, the sag and the velocity that were found otherwise', () => {
    expectIndependent(article, {
      f_1: [frequency(floor), frequency(heavy)],
      w: [sag(floor), sag(heavy), sag(long)],
      v_1: [velocity(floor), velocity(long)],
      v_lim: [limit(floor), limit(heavy)],
    })
  })

  test('prints how much of the limit the sag is', () => {
    const [is, may] = [sag(floor), allowed(4.2)]
    expect(article.body).toContain(`\\frac{${is.toFixed(2)}}{${may.toFixed(2)}}`)
  })
})
