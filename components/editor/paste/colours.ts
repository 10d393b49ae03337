import { inkOf, type InkName } from '../marks'

/** Word and others write some colours by name. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: 'rgb(255, 0, 0)',
    darkred: 'rgb(139, 0, 0)',
    blue: 'rgb(0, 0, 255)',
    green: 'rgb(0, 128, 0)',
    darkgreen: 'rgb(0, 100, 0)',
    orange: 'rgb(255, 165, 0)',
  }),
)
/** Degrees of the colour circle. Yellow, cyan and purple are none of the four. */
const HUES: [InkName, from: number, to: number][] = [
  ['red', 0, 14],
  ['amber', 20, 50],
  ['green', 100, 160],
  ['blue', 195, 250],
  ['red', 345, 360],
]

/** The text colour that a pasted one plainly is; null for the muted ones, which are a theme's. */
export function nearInk(colour: string): InkName | null {
  const stored = inkOf(colour)
  if (stored) return stored
  const text = colour.trim().toLowerCase()
  const parts = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(NAMED.get(text) ?? text)?.slice(1)
  if (!parts) return null
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number(part) / 255)
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  const light = most - spread / 2
  if (spread < 0.6 * (1 - Math.abs(2 * light - 1)) || light < 0.19 || light > 0.6) return null
  const sixth = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread
  const hue = (sixth * 60 + 360) % 360
  return HUES.find(([, from, to]) => hue >= from && hue <= to)?.[0] ?? null
}
