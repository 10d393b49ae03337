import { integral } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the shed of the article on wind on duopitch roofs', () => {
  const article = printedBy('wind-on-pitched-and-duopitch-roofs')

  /** Rows of the tables for 10 m², each zone with its smallest and largest value. */
  const ROWS = [
    { pitch: 5, F: [-1.7, 0], G: [-1.2, 0], H: [-0.6, 0], I: [-0.6, 0], J: [-0.6, 0.2], along: -0.7 },
    { pitch: 15, F: [-0.9, 0.2], G: [-0.8, 0.2], H: [-0.3, 0.2], I: [-0.4, 0], J: [-1, 0], along: -0.6 },
    { pitch: 30, F: [-0.5, 0.7], G: [-0.5, 0.7], H: [-0.2, 0.4], I: [-0.4, 0], J: [-0.5, 0], along: -0.8 },
    { pitch: 45, F: [0, 0.7], G: [0, 0.7], H: [0, 0.6], I: [-0.2, 0], J: [-0.3, 0], along: -0.9 },
  ] as const

  type Zone = 'G' | 'H' | 'I' | 'J'
  const between = (pitch: number, of: (row: (typeof ROWS)[number]) => number) => {
    const at = Math.max(
      1,
      ROWS.findIndex((row) => row.pitch >= pitch),
    )
    const [low, high] = [ROWS[at - 1]!, ROWS[at]!]
    const part = (pitch - low.pitch) / (high.pitch - low.pitch)
    return of(low) * (1 - part) + of(high) * part
  }

  type Shed = { length: number; width: number; ridge: number; pitch: number; wind: number; bay: number }
  const shed: Shed = { length: 30, width: 18, ridge: 8, pitch: 15, wind: 0.8, bay: 6 }
  const other: Shed = { length: 48, width: 24, ridge: 10, pitch: 22, wind: 1.1, bay: 7 }

  /** Force on a frame, up and along the wind, by strips along both slopes; signs of the table by slope. */
  function frame(of: Shed, windward: 0 | 1, lee: 0 | 1, inside: number) {
    const strip = Math.min(of.length, 2 * of.ridge) / 10
    const slope = (of.pitch * Math.PI) / 180
    const zoneAt = (x: number): Zone =>
      x < strip ? 'G' : x < of.width / 2 ? 'H' : x < of.width / 2 + strip ? 'J' : 'I'
    const pressure = (x: number) => {
      const side = x < of.width / 2 ? windward : lee
      return of.wind * (between(of.pitch, (row) => row[zoneAt(x)][side]) - inside) * of.bay
    }
    // Along the slope a strip is longer than on plan, and its pressure stands square to it.
    const along = 1 / Math.cos(slope)
    const sum = (part: (x: number) => number) => integral(part, 0, of.width, 18000)
    return {
      up: sum((x) => -pressure(x) * along * Math.cos(slope)),
      sway: sum((x) => pressure(x) * along * Math.sin(slope) * (x < of.width / 2 ? 1 : -1)),
    }
  }

  const lifted = (of: Shed) => frame(of, 0, 0, 0.2).up
  const pressed = (of: Shed) => -frame(of, 1, 1, -0.3).up
  const ridgewise = (of: Shed) => of.wind * of.bay * of.width * (0.2 - between(of.pitch, (row) => row.along))

  test('has the forces of a frame that were found otherwise', () => {
    expectIndependent(article, {
      V_up: [lifted(shed), lifted(other)],
      V_down: [pressed(shed), pressed(other)],
      H_1: [frame(shed, 1, 0, 0).sway, frame(other, 1, 0, 0).sway],
      V_90: [ridgewise(shed), ridgewise(other)],
    })
  })

  test('has the largest net suction of any zone', () => {
    const edges = between(15, ({ F, G, J }) => Math.min(F[0], G[0], J[0], -1.3))
    expect(article.calculated('w_e')).toBeCloseTo(0.8 * (edges - 0.2), 6)
    expect(article.body).toContain('up to 1.2 kN/m² net')
  })

  test('prints the rows of the tables', () => {
    const shown = (value: number) => `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(1)}`
    for (const { pitch, along, ...zones } of ROWS) {
      const cells = (['F', 'G', 'H', 'J'] as const).map((zone) => zones[zone].map(shown).join(' / '))
      for (const cell of cells) expect(article.body).toContain(`<td>${cell}</td>`)
      expect(article.body).toMatch(
        new RegExp(`<td>${pitch}</td>(<td>[^<]*</td>){2}<td>${shown(along)}</td>`, 'u'),
      )
    }
  })

  test('prints the frame forces of other pitches', () => {
    for (const pitch of [5, 10, 15, 22, 30]) {
      const of = { ...shed, pitch }
      const row = [pitch, lifted(of).toFixed(0), ridgewise(of).toFixed(0), pressed(of).toFixed(0)]
      expect(article.body).toContain(row.map((cell) => `<td>${cell}</td>`).join(''))
    }
  })
})
