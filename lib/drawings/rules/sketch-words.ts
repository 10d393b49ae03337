import type { Side, Style, XY } from '../types'
import { millimetres } from './values'

const MATERIALS: readonly Style[] = ['concrete', 'steel', 'timber', 'masonry', 'soil']

/** Returns what a shape is made of, or how it is stressed: “ of concrete”, “ in tension”, or nothing. */
export const madeOf = (style: readonly Style[]): string => {
  const material = style.find((one) => MATERIALS.includes(one))
  const force = style.find((one) => one === 'compression' || one === 'tension')
  return material ? ` of ${material}` : force ? ` in ${force}` : ''
}

/** Returns a place of the model in words. */
export const spot = ([x, y]: XY): string => `(${millimetres(x)}, ${millimetres(y)})`

/** Returns how far from a place another one is: “40 mm right of ”. */
export const beyond = (dx: number, dy: number): string => {
  const parts = [
    dx === 0 ? '' : `${inMillimetres(Math.abs(dx))} ${dx > 0 ? 'right' : 'left'}`,
    dy === 0 ? '' : `${inMillimetres(Math.abs(dy))} ${dy > 0 ? 'above' : 'below'}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join(' and ')} of `.replace(/(above|below) of $/, '$1 ')
}

const inMillimetres = (length: number): string => `${millimetres(length)} mm`

/** Returns a number of things: “1 bar”, “3 bars”. */
export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

/** Returns where something lies: “on the side to the left”. */
export const onSide = (side: Side): string =>
  side === 'above' || side === 'below' ? `on the side ${side}` : `on the side to the ${side}`
