import { encode } from 'uqr'
import type { TwoFactorSetup } from '../types'

/**
 * Returns a text as a QR code: the dark modules as one SVG path, with a quiet zone of four modules around.
 */
export function qrOf(text: string): TwoFactorSetup['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { path: runs.join(''), size }
}

/** Returns start and length of each run of dark modules in a row. */
function runsOf(row: boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  })
  return runs
}
