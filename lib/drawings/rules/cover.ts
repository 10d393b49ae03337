import { short } from './paths'

/** Width and height of a cover, in pixels of a screen: what lists and cards show it at. */
export const COVER = { width: 132, height: 88 } as const

type Look = { fill?: string; stroke?: string; width?: number; dash?: string }

/**
 * How each class of a path is drawn in a picture that stands alone, in the colours of the light theme and in
 * the order of `app/styles/drawing.css`: the later one prevails. A cover is turned to the dark theme as a
 * whole, by the page.
 */
export const LOOKS: readonly [name: string, look: Look][] = [
  ['plain', { fill: '#fff' }],
  ['fill', { fill: '#e6e7e7' }],
  ['concrete', { fill: '#e6e7e7' }],
  ['steel', { fill: '#d3dde7' }],
  ['timber', { fill: '#e7e0d1' }],
  ['masonry', { fill: '#ebdcd7' }],
  ['soil', { fill: '#f2efe8' }],
  ['open', { fill: 'none' }],
  ['bar', { fill: '#111d2e', stroke: 'none' }],
  ['bolt', { fill: '#fbfbf9' }],
  ['weld', { fill: '#963825', stroke: '#963825' }],
  ['link', { fill: '#929899', width: 0.75 }],
  ['thick', { width: 2 }],
  ['thin', { width: 0.75 }],
  ['dash', { dash: '4 2.5' }],
  ['dot', { dash: '1 2.5' }],
  ['dashdot', { fill: 'none', dash: '6 2 1.5 2' }],
  ['centreline', { fill: 'none', dash: '6 2 1.5 2' }],
  ['compression', { fill: 'none', stroke: '#1a5296', width: 2, dash: '5 3' }],
  ['tension', { fill: 'none', stroke: '#963825', width: 2 }],
  ['load', { fill: 'none', stroke: '#963825' }],
  ['pressure', { fill: '#f1e8e4', stroke: '#963825', width: 0.75 }],
  ['beam', { width: 3 }],
  ['diagram', { fill: '#dee5ec', stroke: '#1a5296' }],
  ['area', { fill: '#dee5ec', stroke: '#1a5296' }],
  ['curve', { stroke: '#1a5296', width: 1.5 }],
  ['axis', { width: 0.75 }],
  ['column', { fill: '#b8c8db', stroke: '#1a5296' }],
  ['here', { fill: '#963825', stroke: 'none' }],
  ['dotmark', { fill: '#963825', stroke: 'none' }],
]

/** What says a number in the drawing says nothing at the size of a cover, where no number is readable. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['leaves', 'dim', 'slash', 'leader', 'mark', 'grid'])

const PATH = /<path class="([^"]*)" d="([^"]*)"\/>/g

/**
 * Returns a drawing as a small picture that needs no style sheet: its shapes without labels and dimensions,
 * in the middle of the size of a cover. `svg` is the picture as `svgOf` writes it. Null where nothing is
 * left.
 */
export function coverOf(svg: string): string | null {
  const shapes = [...svg.matchAll(PATH)].flatMap(([, classes, path]) => {
    const names = classes!.split(' ')
    if (names.some((name) => LEFT_OUT.has(name))) return []
    // A curve is interrupted where its name stands, which a cover has not.
    return [{ names, path: names.includes('curve') ? path!.replace(/(?<=.)M/g, 'L') : path! }]
  })
  const view = viewOf(shapes.map(({ path }) => path))
  if (!view) return null
  const paths = shapes.map(({ names, path }) => `<path${attributesOf(names, view.unit)} d="${path}"/>`)
  const { x, y, width, height } = view
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER.width}" height="${COVER.height}" viewBox="${[x, y, width, height].map(short).join(' ')}" fill="none" stroke="#111d2e" stroke-width="${short(view.unit)}" stroke-linejoin="round" fill-rule="evenodd">${paths.join('')}</svg>`
}

/** Around the shapes, in pixels. */
const MARGIN = 4

/** The part of the drawing that holds the paths, in the proportions of a cover; `unit` is a pixel of it. */
function viewOf(paths: readonly string[]) {
  const points = paths.flatMap(pointsOf)
  if (points.length === 0) return null
  const [left, right] = extent(points.map(([x]) => x))
  const [top, bottom] = extent(points.map(([, y]) => y))
  const unit = Math.max(
    (right - left) / (COVER.width - 2 * MARGIN),
    (bottom - top) / (COVER.height - 2 * MARGIN),
  )
  if (unit === 0) return null
  const [width, height] = [unit * COVER.width, unit * COVER.height]
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height, unit }
}

const extent = (values: readonly number[]): [number, number] =>
  values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  )

/**
 * Returns points between which the lines of a path run: the ends of its commands, places along its curves,
 * and what a half circle reaches. A corner that is rounded reaches no further than its ends.
 */
function pointsOf(path: string): Point[] {
  let from: Point = [0, 0]
  return [...path.matchAll(/([MLCA])([^MLCAZ]*)/g)].flatMap(([, command, numbers]) => {
    const values = numbers!
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [start, end] = [from, values.slice(-2) as Point]
    from = end
    if (command === 'C') return [end, ...alongCurve([start, ...pairs(values)])]
    if (command === 'A') return [end, ...ofHalfCircle(start, end, values[0]!)]
    return [end]
  })
}

type Point = [x: number, y: number]

const pairs = (values: readonly number[]): Point[] =>
  values.flatMap((x, index) => (index % 2 === 0 ? [[x, values[index + 1]!] as Point] : []))

/** Places along a cubic curve, which its control points lie beyond. */
const alongCurve = ([a, b, c, d]: readonly Point[]): Point[] =>
  [0.25, 0.5, 0.75].map((t) => {
    const at = (of: 0 | 1) =>
      (1 - t) ** 3 * a![of] + 3 * (1 - t) ** 2 * t * b![of] + 3 * (1 - t) * t ** 2 * c![of] + t ** 3 * d![of]
    return [at(0), at(1)]
  })

function ofHalfCircle([x1, y1]: Point, [x2, y2]: Point, radius: number): Point[] {
  if (Math.hypot(x2 - x1, y2 - y1) < 1.9 * radius) return []
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ]
}

/** What is drawn dashed is an outline, unless it is made of something. */
const MATERIALS = ['concrete', 'steel', 'timber', 'masonry', 'soil', 'fill']

function attributesOf(names: readonly string[], unit: number): string {
  const isOutline =
    !names.some((name) => MATERIALS.includes(name)) && names.some((name) => name === 'dash' || name === 'dot')
  const look: Look = {}
  for (const [name, one] of LOOKS) if (names.includes(name)) Object.assign(look, one)
  if (isOutline) look.fill = 'none'
  return [
    look.fill && ` fill="${look.fill}"`,
    look.stroke && ` stroke="${look.stroke}"`,
    look.width && ` stroke-width="${short(look.width * unit)}"`,
    look.dash &&
      ` stroke-dasharray="${look.dash
        .split(' ')
        .map((one) => short(Number(one) * unit))
        .join(' ')}"`,
  ]
    .filter(Boolean)
    .join('')
}
