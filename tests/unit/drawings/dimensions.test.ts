import { boxesOf, interruptingLabels } from '../../support/drawn-labels'
import { drawn } from '../../support/drawn'

const plate = (...lines: string[]) =>
  drawn(['title A plate', 'rect plate at 0, 0 size 400 mm x 300 mm', ...lines].join('\n')).svg

/** Returns where the extension lines of a text's own dimension stand, and the text itself. */
function around(svg: string, said: string) {
  const box = boxesOf(svg).find((one) => one.said === said)!
  const flat = [...svg.matchAll(/<path class="dim" d="M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)]
    .map(([, ...of]) => of.map(Number) as [number, number, number, number])
    .filter(([, y, , to]) => y === to && y > box.top - 1 && y < box.bottom + 14)
  return { box, lines: flat }
}

describe('a text that is wider than its dimension', () => {
  test.each(['above', 'below'])('stands behind it, beyond its slash, %s', (side) => {
    const svg = plate(`dim -20 mm, 0 to 20 mm, 0 ${side} "t_w,ef = 40 mm"`)
    const { box, lines } = around(svg, 'tw,ef = 40 mm')
    expect(lines).toHaveLength(1)
    expect(box.left).toBeGreaterThan(lines[0]![2])
    expect(interruptingLabels(svg)).toEqual([])
  })

  test('stands before it where another follows in the row', () => {
    const svg = plate('dim -200 mm, 0 to -170 mm, 0 below "c_nom = 30"', 'dim -170 mm, 0 to 200 mm, 0 below')
    const boxes = boxesOf(svg)
    const [short, long] = ['cnom = 30', '370'].map((said) => boxes.find((one) => one.said === said)!)
    expect(short!.right).toBeLessThan(long!.left)
    expect(interruptingLabels(svg)).toEqual([])
  })

  test('has a row further out where dimensions follow on both sides, and no end of a longer one in it', () => {
    const svg = plate(
      'dim -200 mm, 0 to -15 mm, 0 below',
      'dim -15 mm, 0 to 15 mm, 0 below "t = 30 mm"',
      'dim 15 mm, 0 to 200 mm, 0 below',
      'dim -200 mm, 0 to 200 mm, 0 below',
    )
    expect(interruptingLabels(svg)).toEqual([])
    expect(boxesOf(svg)).toHaveLength(4)
  })

  test('is told from one that has room between the ends', () => {
    const { box, lines } = around(plate('dim -200 mm, 0 to 200 mm, 0 below "b = 400 mm"'), 'b = 400 mm')
    expect(box.left).toBeGreaterThan(lines[0]![0])
    expect(box.right).toBeLessThan(lines[0]![2])
  })
})

test('texts beside and above lines of neighbouring rows keep clear of each other', () => {
  const svg = plate(
    'dim -200 mm, 0 to -170 mm, 0 below "0.75 m"',
    'dim -170 mm, 0 to -150 mm, 0 below "0.35 m"',
    'dim -150 mm, 0 to 0, 0 below "2.3 m"',
  )
  expect(svg).not.toContain('leader')
})

describe('the text of an upright dimension', () => {
  const upright = (width: string, text: string) =>
    drawn(
      [
        'title A wall',
        `rect wall at 0, 0 size ${width} x 3 m`,
        `dim wall.bottom-left to wall.top-left left "${text}"`,
        'dim wall.bottom-right to wall.top-right right "h_2 = 3 m"',
      ].join('\n'),
    )

  test('is read without turning the head where it has room beside its line', () => {
    const { svg } = upright('1 m', 'h_1 = 3000 mm')
    expect(svg).not.toContain('rotate')
    const [first, second] = ['h1 = 3000 mm', 'h2 = 3 m'].map((said) =>
      boxesOf(svg).find((box) => box.said === said)!,
    )
    const lines = [...svg.matchAll(/<path class="dim" d="M([-\d.]+) [-\d.]+L\1 /g)].map(([, x]) => Number(x))
    expect(first!.right).toBeLessThan(Math.min(...lines))
    expect(second!.left).toBeGreaterThan(Math.max(...lines))
  })

  test('is turned where it would make the drawing smaller, which keeps its scale', () => {
    const wide = upright('6.9 m', 'h_1 = 3000 mm')
    expect(wide.svg).toContain('rotate')
    expect(wide.scale).toBe(upright('6.9 m', 'h_1 = 3').scale)
  })
})

test('texts of upright dimensions stand along lines that are shorter where a flat sketch has no room', () => {
  const { svg } = drawn(
    [
      'title A strip of slab',
      'rect slab at 0, 0 size 1000 mm x 150 mm',
      ...['left', 'left', 'left', 'right'].map(
        (side, index) =>
          `dim slab.top-${side} to slab.bottom-${side} + 0, ${index} mm ${side} "h_${index} = 497.5 mm"`,
      ),
    ].join('\n'),
  )
  expect(svg.match(/rotate/g)).toHaveLength(4)
  expect(svg).toMatch(/^<svg viewBox="\S+ \S+ 400 /)
})
