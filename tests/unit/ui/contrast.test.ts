import { readFileSync } from 'node:fs'

const css = readFileSync('app/styles/tokens.css', 'utf8')

function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['paper', 'surface', 'sunken']
const pairs: [string, string, number][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'link', 'ok', 'warn', 'bad', 'info'].flatMap((text) =>
    GROUNDS.map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  ...['hairline-strong', 'focus'].flatMap((edge) =>
    GROUNDS.map((ground): [string, string, number] => [edge, ground, 3]),
  ),
  ...['accent', 'ok', 'warn', 'bad', 'info'].map((tone): [string, string, number] => [
    tone,
    `${tone}-wash`,
    4.5,
  ]),
  ...['ok-wash', 'warn-wash', 'bad-wash', 'info-wash', 'mark'].map((wash): [string, string, number] => [
    'ink',
    wash,
    4.5,
  ]),
  ['ink-soft', 'info-wash', 4.5],
  ['ink-faint', 'info-wash', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['bad-ink', 'bad', 4.5],
  ['paper', 'ink', 4.5],
]

describe.each([':root', ':root.dark'])('%s', (theme) => {
  const tokens = tokensOf(theme)
  test.each(pairs)('%s on %s holds %s:1', (text, ground, least) => {
    expect(contrast(tokens[text] ?? '#000000', tokens[ground] ?? '#000000')).toBeGreaterThanOrEqual(least)
  })
})
