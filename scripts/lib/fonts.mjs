import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'

const FROM = join(root, 'node_modules/@fontsource-variable')
const TO = join(root, 'node_modules/.loadpath-fonts')

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('')

/**
 * Every character that the sources of the Latin files hold and a text here can need. Greek has files of its
 * own.
 */
const LATIN =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  range(0x2010, 0x2027) +
  range(0x2030, 0x203a) +
  'ıŒœˆ˚˜⁄€™↑↓→←−∕√∞≈≠≤≥'

const TEXT = { wght: { min: 400, max: 700 } }
const FACES = [
  ['ibm-plex-sans', 'ibm-plex-sans-latin-wght-normal', { variationAxes: TEXT }],
  ['source-serif-4', 'source-serif-4-latin-wght-normal', { variationAxes: TEXT }],
  ['source-serif-4', 'source-serif-4-latin-wght-italic', { variationAxes: TEXT }],
  // Without its ligatures, which would change how a reference or a formula is written.
  [
    'jetbrains-mono',
    'jetbrains-mono-latin-wght-normal',
    { variationAxes: { wght: { min: 400, max: 600 } }, noLayoutClosure: true },
  ],
]

/**
 * Writes the typefaces as the site sends them: only the characters and weights that it uses, a third smaller
 * than the package's files. They are made from the installed packages and not kept in the repository, because
 * their licences leave the names to the originals.
 */
export async function ensureFonts() {
  const stamp = join(TO, '.made')
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const { default: subsetFont } = await import('subset-font')
  mkdirSync(TO, { recursive: true })
  for (const [family, name, options] of FACES) {
    const whole = readFileSync(join(FROM, family, 'files', `${name}.woff2`))
    const part = await subsetFont(whole, LATIN, { targetFormat: 'woff2', ...options })
    writeFileSync(join(TO, `${name}.woff2`), part)
  }
  writeFileSync(stamp, digest)
}
