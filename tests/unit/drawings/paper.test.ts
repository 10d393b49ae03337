import { draw } from '@/lib/drawings/engine'
import { readDrawing } from '@/lib/drawings/rules/reading'
import { scalesFrom } from '@/lib/drawings/rules/scales'
import type { Drawn } from '@/lib/drawings/types'
import { DRAWN, drawingsOf } from '../../support/drawn-articles'
import { drawn } from '../../support/drawn'

const titled = (...lines: string[]) => drawn(['title A', ...lines].join('\n'))

describe('the scale of a drawing', () => {
  test('what a dimension of the library says is what it measures', () => {
    let compared = 0
    const wrong = DRAWN.flatMap((slug) =>
      drawingsOf(slug).flatMap(({ lines, pictureOf }) => {
        if (!/^dim /m.test(lines)) return []
        const bare = lines.replace(/^(dim .*?)\s*"[^"]*"\s*$/gm, '$1')
        const [said, measured] = [lines, bare].map((source) => dimensionsOf(pictureOf(source)))
        return said!.flatMap((text, index) => {
          const [named, real] = [text, measured![index]!].map(millimetresOf)
          if (named === null || named === undefined) return []
          compared++
          return Math.abs(named - real!) <= Math.max(0.01 * real!, 0.06)
            ? []
            : [`${slug}: ${text} is drawn as ${measured![index]}`]
        })
      }),
    )
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(300)
  })

  test('labels up to the edge do not make a picture wider than its scale supposes', () => {
    const pictures = Array.from({ length: 60 }, (_, at) => {
      const lines = ['left', 'right'].map(
        (side) => `label at a.${side} ${side} "${'n'.repeat(22)}${'i'.repeat(at)}"`,
      )
      const { drawing } = readDrawing(['title A', 'rect a at 0, 0 size 9 m x 2 m', ...lines].join('\n'), [])
      const done = draw(drawing!, null)
      return 'drawn' in done ? done.drawn.svg : null
    })
    expect(pictures[0]).not.toBeNull()
    expect(pictures.at(-1)).toBeNull()
    for (const svg of pictures) if (svg) expect(svg).toMatch(/viewBox="\S+ \S+ 400 /)
  })

  test('scales are round, enlarged ones as well', () => {
    const said = [0.02, 0.1, 0.3].flatMap((least) => scalesFrom(least * 0.3).map(({ scale }) => 1 / scale))
    for (const ratio of said.filter((one) => one > 1))
      expect([1, 1.25, 2, 2.5, 4, 5, 8]).toContain(
        Number(ratio.toPrecision(6)) / 10 ** Math.floor(Math.log10(ratio)),
      )
    expect(titled('rect a at 0, 0 size 30 mm x 10 mm').scale).toBe(
      'To scale, 2.5\u00a0:\u00a01 when printed on A4',
    )
  })

  test('heights may be drawn larger than lengths, which caption and words say', () => {
    const flat = ['rect a at 0, 0 size 16 m x 0.9 m', 'dim a.top-left to a.bottom-left left']
    const { svg, scale, description } = titled('heights 4', ...flat)
    expect(scale).toBe(
      'Dimensions without a unit in mm; lengths 1\u00a0:\u00a0150 when printed on A4; heights 4 times as large',
    )
    expect(description).toContain('Heights are drawn 4 times as large as lengths.')
    expect(description).toContain('16\u202f000 mm wide and 900 mm high')
    const [, height] = /class="plain" d="M\S+ ([-\d.]+)/.exec(svg)!
    // Half of 900 mm at four times 1 : 150, in units of 0.3 mm.
    expect(Math.abs(Number(height))).toBeCloseTo((4 * 450) / 150 / 0.3, 0)
  })

  test('the values of diagrams are no dimensions', () => {
    expect(titled('span A-B 6 m', 'support fixed A', 'udl 2 kN/m on A-B', 'diagram M').scale).toBe(
      'Lengths 1\u00a0:\u00a075 when printed on A4; diagrams each to a scale of their own',
    )
  })

  test('a circle has one scale, and heights belong to a sketch', () => {
    const { drawing } = readDrawing('title A\nheights 2\ncircle a at 0, 0 diameter 2 m', [])
    expect(draw(drawing!, null)).toMatchObject({ error: { line: 3, message: /circles/ } })
    expect(readDrawing('title A\nheights 2\nspan A-B 2 m\nsupport fixed A', []).errors).toMatchObject([
      { line: 3 },
    ])
  })
})

/** Numbers of lengths in mm, and those of products: 3 × 80 mm. */
function millimetresOf(text: string): number | null {
  const found = /(?:(\d+) × )?([\d\u202f.]+)(?:\u00a0| )?(mm|m)?$/.exec(text)
  if (!found || text.includes('drawn') || text.includes('/')) return null
  const [, times = '1', number, unit] = found
  return Number(times) * Number(number!.replaceAll('\u202f', '')) * (unit === 'm' ? 1000 : 1)
}

const dimensionsOf = ({ description }: Drawn): string[] =>
  [...description.matchAll(/Dimension from .*?: (.*?)\.(?= [\p{Lu}“\d]|$)/gu)].map(([, said]) => said!)
