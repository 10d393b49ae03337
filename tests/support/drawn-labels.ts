import { INDEX, widthOf } from '@/lib/drawings/rules/text'

const plain = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
export type Box = { said: string; left: number; right: number; top: number; bottom: number }

/** Returns where the labels of a picture stand, by the widths of the typeface. */
export function boxesOf(svg: string): Box[] {
  return [...svg.matchAll(/<text([^>]*)>([^]*?)<\/text>/g)].map(([, attributes = '', inside = '']) => {
    const indices = [...inside.matchAll(/class="index"[^>]*>([^<]*)/g)]
      .map(([, text]) => plain(text!))
      .join('')
    const said = plain(inside.replace(/<[^>]*>/g, ''))
    const width = widthOf(said.replaceAll('_', ' ')) - (1 - INDEX) * widthOf(indices)
    const number = (pattern: RegExp) => Number(pattern.exec(attributes)?.[1])
    if (attributes.includes('rotate')) {
      const [x, y] = [number(/translate\(([-\d.]+)/), number(/translate\([-\d.]+ ([-\d.]+)/)]
      return { said, left: x - 11, right: x + 2, top: y - width / 2, bottom: y + width / 2 }
    }
    const [x, y] = [number(/ x="([-\d.]+)/), number(/ y="([-\d.]+)/)]
    return { said, left: x - width / 2, right: x + width / 2, top: y - 11, bottom: y + 2 }
  })
}

type XY = [number, number]

/** Returns the straight pieces of the lines of a picture that have one of these classes. */
const piecesOf = (svg: string, classes: readonly string[]): { look: string; from: XY; to: XY }[] =>
  [...svg.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)].flatMap(([, look = '', d = '']) => {
    if (!look.split(' ').some((one) => classes.includes(one))) return []
    return d.split('M').flatMap((stroke) => {
      if (/[ACQZ]/.test(stroke)) return []
      const points = stroke.split('L').map((point) => point.trim().split(/[ ,]/).map(Number) as XY)
      return points.slice(1).map((to, index) => ({ look, from: points[index]!, to }))
    })
  })

/** How much of a label's box a line may touch: its letters do not fill the box. */
const INSET = 2

/** Returns which labels of a picture are crossed by lines of these classes. */
export function crossedLabels(svg: string, classes: readonly string[]): string[] {
  const pieces = piecesOf(svg, classes)
  return boxesOf(svg).flatMap(({ said, left, right, top, bottom }) => {
    const box = { left: left + INSET, right: right - INSET, top: top + INSET, bottom: bottom - INSET }
    const piece = pieces.find(({ from, to }) => runsThrough(from, to, box))
    return piece ? [`${said} below ${piece.look}`] : []
  })
}

/** A line that is interrupted for longer than a dash is interrupted at a label. */
const GAP = 6

/** Returns which labels stand where two upright dimension lines are interrupted: between their ends. */
export function interruptingLabels(svg: string): string[] {
  const gaps = [...svg.matchAll(/<path class="dim" d="M([^"A]*)"/g)].flatMap(([, d = '']) => {
    const strokes = d
      .split('M')
      .map((stroke) => stroke.split('L').map((point) => point.trim().split(/[ ,]/).map(Number) as XY))
    return strokes.slice(1).flatMap(([to], index): XY[] => {
      const [x, y] = strokes[index]!.at(-1)!
      return x === to![0] && Math.abs(to![1] - y) > GAP ? [[x, (y + to![1]) / 2]] : []
    })
  })
  return boxesOf(svg)
    .filter(({ left, right, top, bottom }) => {
      const here = gaps.filter(([x, y]) => x > left && x < right && y > top - GAP && y < bottom + GAP)
      return new Set(here.map(([x]) => x)).size > 1
    })
    .map(({ said }) => said)
}

function runsThrough([x1, y1]: XY, [x2, y2]: XY, box: Omit<Box, 'said'>): boolean {
  let [enter, leave] = [0, 1]
  for (const [from, by, low, high] of [
    [x1, x2 - x1, box.left, box.right],
    [y1, y2 - y1, box.top, box.bottom],
  ] as const) {
    if (by === 0) {
      if (from < low || from > high) return false
      continue
    }
    const [a, b] = [(low - from) / by, (high - from) / by]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return enter < leave
}
