import type { Side, SupportKind, XY } from '../types'
import type { Ink } from './ink'

/** Along what is held, and away from it, by the side on which the support stands. */
const TURNED: Record<Side, (u: number, v: number) => XY> = {
  below: (u, v) => [u, v],
  above: (u, v) => [u, -v],
  left: (u, v) => [-v, u],
  right: (u, v) => [v, u],
}

/** Draws the symbol of a support at a point of the paper; `gap` is half the thickness of what it holds. */
export function supportSymbol(ink: Ink, how: SupportKind, [x, y]: XY, side: Side, gap = 0): void {
  const at = (u: number, v: number): XY => {
    const [dx, dy] = TURNED[side](u, v)
    return [x + dx, y + dy]
  }
  if (how === 'fixed') {
    ink.line('thick open plain', at(-18, gap), at(18, gap))
    for (let u = -17; u <= 11; u += 7) ink.quietLine('thin', at(u, gap), at(u + 6, gap + 6))
    return
  }
  const foot = (how === 'pin' ? 15 : 12) + gap
  ink.area('plain', at(0, gap), at(9, foot), at(-9, foot))
  const ground = how === 'pin' ? foot : foot + 4
  ink.line('thin', at(-14, ground), at(14, ground))
  if (how === 'pin')
    for (let u = -11; u <= 13; u += 6) ink.quietLine('thin', at(u, ground), at(u - 4, ground + 5))
}
