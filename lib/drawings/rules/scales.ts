import { PAPER } from '../constants'

const ROUND = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8] as const
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
    .filter((scale) => scale >= least * 0.999)
    .slice(0, TRIES)
    .map((scale) => ({ scale, units: 1 / (scale * PAPER) }))
}

/**
 * Returns the scale in words; on a screen nobody knows how large a millimetre is. `bare` says that a
 * dimension has no unit.
 */
export function scaleWords(scale: number, family: 'beam' | 'geometry', bare: boolean): string {
  const said = scale >= 1 ? `1\u00a0:\u00a0${scale}` : `${Number((1 / scale).toPrecision(3))}\u00a0:\u00a01`
  return family === 'beam'
    ? `Lengths ${said} when printed; diagrams each to a scale of their own`
    : `${bare ? 'Dimensions without a unit in mm;' : 'To scale,'} ${said} when printed`
}
