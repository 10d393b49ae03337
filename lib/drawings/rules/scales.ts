import { PAPER } from '../constants'

const ROUND = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8] as const
/** Enlarged ones are as round the other way: 5 : 1 is one, and 3.33 : 1 is none. */
const ENLARGED: ReadonlySet<number> = new Set([1, 1.25, 2, 2.5, 4, 5, 8])
const leading = (value: number): number =>
  Number((value / 10 ** Math.floor(Math.log10(value) + 1e-9)).toPrecision(6))
/** Scales that are tried: labels that do not fit at the last of them make the drawing wider. */
const TRIES = 12

/**
 * Returns round scales from the first at which a unit of paper holds at least so many millimetres: units of
 * paper for a millimetre, and the scale itself.
 */
export function scalesFrom(millimetres: number): { units: number; scale: number }[] {
  const least = Math.max(millimetres / PAPER, 1e-6)
  const power = Math.floor(Math.log10(least))
  return [power, power + 1, power + 2]
    .flatMap((of) => ROUND.map((round) => Number((round * 10 ** of).toPrecision(6))))
    .filter((scale) => scale >= least * 0.999 && (scale >= 1 || ENLARGED.has(leading(1 / scale))))
    .slice(0, TRIES)
    .map((scale) => ({ scale, units: 1 / (scale * PAPER) }))
}

/**
 * Returns the scale in words; on a screen nobody knows how large a millimetre is, and a browser fits the
 * sheet to paper of another size. `own` says what has a scale of its own, `bare` that a dimension has no
 * unit.
 */
export function scaleWords(scale: number, own: string | false, bare: boolean): string {
  const ratio = scale >= 1 ? `1\u00a0:\u00a0${scale}` : `${Number((1 / scale).toPrecision(3))}\u00a0:\u00a01`
  const said = `${ratio} when printed on A4`
  if (own) return `${bare ? 'Dimensions without a unit in mm; lengths' : 'Lengths'} ${said}; ${own}`
  return `${bare ? 'Dimensions without a unit in mm;' : 'To scale,'} ${said}`
}
