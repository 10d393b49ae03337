import { readDrawing } from '@/lib/drawings/rules/reading'
import { suggestionsAt, tokensOf } from '@/lib/drawings/rules/writing'
import { drawn } from '../../support/drawn'

const sketch = (...lines: string[]) =>
  ['title A slab', 'rect slab at 0, 0 size 4 m x 3 m', ...lines].join('\n')
const labelsOf = (...lines: string[]) => drawn(sketch(...lines)).labels

describe('a drawing as word processors and telephones type it', () => {
  test.each([
    ['label at 0, 0 “deck”', 'deck'],
    ['label at 0, 0 „deck“', 'deck'],
    ['label at 0, 0 "deck”', 'deck'],
    ['label at 0, 0 “deck"', 'deck'],
    ['label at 0, 0 ‘deck’', 'deck'],
    ['label at 0, 0 "the “deck” of the builder’s bay"', 'the “deck” of the builder’s bay'],
    ['label at 0, 0 “the ‘deck’ of the builder’s bay”', 'the ‘deck’ of the builder’s bay'],
    ['dim slab.left to slab.right below “b = {4 m}”', 'b = 4.00\u00a0m'],
  ])('the text of %s is %s', (line, text) => {
    expect(labelsOf(line)).toContain(text)
  })

  test('its title has no quotation marks round it', () => {
    expect(drawn(sketch().replace('A slab', '“A slab”')).title).toBe('A slab')
    expect(drawn(sketch().replace('A slab', 'A “slab”')).title).toBe('A “slab”')
  })

  test('a minus, a times sign and a dash are read as they are meant', () => {
    const plain = drawn(
      sketch('rect pit at -1 m, -0.5 m size 2 m x 1 m', 'bolts 2 x 3 of 20 mm at 0, 0 spacing 90 mm x 70 mm'),
    )
    const typed = drawn(
      sketch('rect pit at −1 m, −0.5 m size 2 m × 1 m', 'bolts 2 × 3 of 20 mm at 0, 0 spacing 90 mm × 70 mm'),
    )
    expect(typed).toEqual(plain)
    const beam = (between: string) =>
      `title A beam\nspan A${between}B 6 m\nsupport pin A\nsupport roller B\nudl 5 kN/m on A${between}B`
    for (const sign of ['–', '−']) expect(drawn(beam(sign))).toEqual(drawn(beam('-')))
    const plot = 'title P\naxis x “x” from −5 to 5\naxis y “y” from −10 to 10\ncurve 2 × x − 1 “line”'
    expect(drawn(plot)).toEqual(drawn(plot.replaceAll('−', '-').replace('×', '*').replace(/[“”]/g, '"')))
  })

  test('a text without an end is refused at its beginning', () => {
    const { errors } = readDrawing(sketch('label at 0, 0 “deck'), [])
    expect(errors).toEqual([
      { line: 3, column: 15, message: 'A text begins and ends with a quotation mark.' },
    ])
  })

  test('its texts are highlighted, and nothing is offered within them', () => {
    expect(tokensOf('label at 0, 0 “slab deck” right').at(-2)).toEqual({ from: 14, to: 25, kind: 'label' })
    expect(suggestionsAt(['label at 0, 0 “sl'], 0, 17, {}, true)).toBeNull()
    expect(suggestionsAt(['label at 0, 0 “slab” r'], 0, 22, {}, true)).not.toBeNull()
  })
})
