import { expectIndependent, printedBy } from '../../support/printed'
import { TABLES } from '../../support/tables'
import { trialOf } from '../../support/trial'

const SLUG = 'concrete-cover-and-exposure-classes'

describe('the cover of the article on exposure classes', () => {
  const article = printedBy(SLUG)

  /** Cover in mm of an exposure in class S4; each class more or less is 5 mm, down to 10 mm. */
  const IN_S4 = { X0: 10, XC1: 15, XC2: 25, XC4: 30, XD1: 35, XD2: 40, XD3: 45 }
  const durable = (inS4: number, steps: number) => Math.max(10, inS4 + 5 * steps)

  /** Diameter of the bar that has the area of a pair. */
  const oneForTwo = (diameter: number) => 2 * Math.sqrt((2 * (Math.PI * diameter ** 2)) / 4 / Math.PI)

  test('has the covers and depths that were counted otherwise', () => {
    const cover = durable(IN_S4.XC4, 0) + 10
    const pair = oneForTwo(32)
    expectIndependent(article, {
      c_nom: [cover, pair + 5 + 10, durable(IN_S4.XD3, 2) - 10 + 5],
      d: [300 - (cover + 20 / 2), 300 - (75 + 20 / 2)],
      phi_n: [pair],
    })
  })

  test('reads a table that grows by five millimetres a class', () => {
    const rows = TABLES.get('cover_durability')!.rows
    const columns = Object.values(IN_S4)
    rows.forEach(([, ...covers], index) =>
      expect(covers).toEqual(columns.map((inS4) => durable(inS4, index - 3))),
    )
  })

  test('has the 100 years that the text compares', () => {
    const { value } = trialOf(SLUG, { class: 'S6' })
    expect([value('c_nom'), value('d')]).toEqual([50, 240])
    expect(article.body).toContain('50\\,\\text{mm},\\qquad d = 300 - 50 - 10 = 240')
  })

  test('takes each class for its own environment, and none that says nothing of cover', () => {
    const columns: [string, keyof typeof IN_S4][] = [
      ...(['X0', 'XC1', 'XC2', 'XC4', 'XD1', 'XD2', 'XD3'] as const).map(
        (one) => [one, one] as [string, typeof one],
      ),
      ...([
        ['XC3', 'XC2'],
        ['XS1', 'XD1'],
        ['XS2', 'XD2'],
        ['XS3', 'XD3'],
      ] as [string, keyof typeof IN_S4][]),
    ]
    for (const [exposure, like] of columns) {
      const { value, failed } = trialOf(SLUG, { exposure, phi: 6, n_b: 1, phi_2: 0, a_fi: 10 })
      expect([exposure, value('c_dur'), failed]).toEqual([exposure, IN_S4[like], []])
    }
    for (const exposure of ['XF1', 'XF2', 'XF3', 'XA1', 'XA2', 'XA3'])
      expect(trialOf(SLUG, { exposure }).failed).toEqual([
        expect.stringContaining('A class that sets the cover'),
      ])
  })

  test('refuses half a bar, a bundle too thick, and bars too near a fire', () => {
    expect(() => trialOf(SLUG, { n_b: 1.5 })).toThrow('whole number')
    expect(trialOf(SLUG, { n_b: 2, phi: 40, h: 600 }).failed).toEqual([expect.stringContaining('A bundle')])
    expect(trialOf(SLUG, { a_fi: 55 }).failed).toEqual([expect.stringContaining('Fire')])
  })

  test('holds the bars behind large aggregate with five millimetres more, as those before them', () => {
    const large = { exposure: 'X0', phi: 10, phi_2: 22, d_g: 40, a_fi: 10 }
    expect(trialOf(SLUG, { ...large, phi_2: 20 }).failed).toEqual([])
    expect(trialOf(SLUG, large).failed).toEqual([expect.stringContaining('Bond of the second layer')])
    expect(trialOf(SLUG, { ...large, d_g: 20, phi_2: 20 }).failed).toEqual([])
  })

  test('takes no reduced allowance against ground, and as much as the ground asks for', () => {
    expect(trialOf(SLUG, { Deltac_dev: 5 }).failed).toEqual([])
    for (const surface of ['prepared', 'soil'])
      expect(trialOf(SLUG, { Deltac_dev: 5, surface }).failed).toEqual([
        expect.stringContaining('No reduced allowance'),
      ])
    expect(trialOf(SLUG, { exposure: 'XD3', surface: 'soil', Deltac_dev: 50 }).value('c_nom')).toBe(95)
  })
})
