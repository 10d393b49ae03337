import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { root } from './lib/environment.mjs'

/**
 * Writes lib/drawings/rules/widths.ts: how wide each character of a label is in the typeface of the
 * interface. Run it when that typeface changes. With --check it writes nothing, and fails where the file is
 * another; tests/unit/drawings/widths.test.ts runs it so.
 */
const FILES = ['latin', 'greek', 'latin-ext'].map((script) =>
  join(
    root,
    `node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${script}-wght-normal.woff2`,
  ),
)

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const WANTED = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff),
  ...between(0x391, 0x3c9),
  ...[...'\u202f–—‘’“”•…′″−√≈≠≤≥→←↑↓×·⁄∞Ø'].map((character) => character.codePointAt(0)),
  // A letter with an accent is as wide as without.
].filter((code) => String.fromCodePoint(code).normalize('NFD').length === 1)

/** Returns the widths of a font's characters in thousandths of its size. */
async function widthsIn(file) {
  const font = await subsetFont(readFileSync(file), String.fromCodePoint(...WANTED), {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  })
  const tables = new Map(
    between(0, font.readUInt16BE(4) - 1).map((index) => {
      const at = 12 + 16 * index
      return [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]
    }),
  )
  const unitsPerEm = font.readUInt16BE(tables.get('head') + 18)
  const measured = font.readUInt16BE(tables.get('hhea') + 34)
  const advance = (glyph) =>
    font.readUInt16BE(tables.get('hmtx') + 4 * Math.min(glyph, measured - 1)) / unitsPerEm
  const glyphOf = readMap(font, tables.get('cmap'))
  return new Map(
    WANTED.flatMap((code) => {
      const glyph = glyphOf(code)
      return glyph ? [[code, Math.round(1000 * advance(glyph))]] : []
    }),
  )
}

/** Returns what finds the glyph of a character in the table of format 4. */
function readMap(font, cmap) {
  const subtables = between(0, font.readUInt16BE(cmap + 2) - 1).map(
    (index) => cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4),
  )
  const table = subtables.find((at) => font.readUInt16BE(at) === 4)
  const segments = font.readUInt16BE(table + 6) / 2
  const word = (block, index) =>
    font.readUInt16BE(table + 14 + block * 2 * segments + (block > 0 ? 2 : 0) + 2 * index)
  return (code) => {
    const index = between(0, segments - 1).find((one) => word(0, one) >= code)
    if (index === undefined || word(1, index) > code) return 0
    const offset = word(3, index)
    if (offset === 0) return (code + word(2, index)) & 0xffff
    const place = table + 16 + 6 * segments + 2 * index
    const glyph = font.readUInt16BE(place + offset + 2 * (code - word(1, index)))
    return glyph === 0 ? 0 : (glyph + word(2, index)) & 0xffff
  }
}

const widths = new Map()
for (const font of FILES)
  for (const [code, width] of await widthsIn(font)) if (!widths.has(code)) widths.set(code, width)
/** A hundredth of the size is a character: rounded up, so that no label is wider than it is taken to be. */
const sign = (code) => String.fromCodePoint(0x21 + Math.ceil(widths.get(code) / 10))
const plain = between(0x20, 0x7e)
const others = [...widths.keys()].filter((code) => !plain.includes(code)).toSorted((a, b) => a - b)
const file = join(root, 'lib/drawings/rules/widths.ts')
const text = `/**
 * Written by scripts/label-widths.mjs: how wide the characters of IBM Plex Sans are, in hundredths of the
 * size, each as the character so far behind “!”. A browser that draws again fetches it: first the widths from
 * the blank to the tilde, then other characters with theirs.
 */
export const PLAIN_WIDTHS = ${JSON.stringify(plain.map(sign).join(''))}

export const OTHER_WIDTHS = ${JSON.stringify(others.map((code) => String.fromCodePoint(code) + sign(code)).join(''))}
`
const written = await format(text, { ...(await resolveConfig(file)), filepath: file })
if (!process.argv.includes('--check')) writeFileSync(file, written)
else if (readFileSync(file, 'utf8') !== written) {
  console.error('The widths are not those of the typeface: run node scripts/label-widths.mjs')
  process.exitCode = 1
}
