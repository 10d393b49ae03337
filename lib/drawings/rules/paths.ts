import type { Piece } from '../types'

/** A line or an area as a figure has it. */
type Shape = { look: string; pieces: readonly Piece[] }

const around = (look: string, pieces: string): string => `<path class="${look}" d="${pieces}"/>`

/** Returns a shape as an element of SVG. */
export const pathOf = ({ look, pieces }: Shape): string => around(look, pieces.map(written).join(''))

function written(piece: Piece): string {
  if (piece[0] === 'Z') return 'Z'
  if (piece[0] !== 'A') return piece[0] + (piece.slice(1) as number[]).map(short).join(' ')
  const [, radius, large, sweep, x, y] = piece
  return `A${short(radius)} ${short(radius)} 0 ${large} ${sweep} ${short(x)} ${short(y)}`
}

/** Returns how many characters `pathOf` writes of a shape at least, at whatever scale it is drawn. */
export const minimumCharacters = ({ look, pieces }: Shape): number =>
  around(look, '').length + pieces.reduce((sum, [kind]) => sum + MINIMUM[kind], 0)

const MINIMUM: Record<Piece[0], number> = {
  M: 'M0 0'.length,
  L: 'L0 0'.length,
  C: 'C0 0 0 0 0 0'.length,
  A: 'A0 0 0 0 0 0 0'.length,
  Z: 'Z'.length,
}

/** Returns a number with at most one decimal: a tenth of a unit is finer than any line. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}
