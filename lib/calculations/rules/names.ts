import { GREEK } from '@/lib/core/greek'

const SYMBOL_OF = new Map([...GREEK].map(([symbol, name]) => [name, symbol]))

/** Returns a name with Greek letters spelled: γ_M1 and gamma_M1 are one. */
export const spelled = (name: string): string =>
  name.replace(/[\u0370-\u03ff]/g, (letter) => GREEK.get(letter) ?? letter)

/** A name that ends in “bar” has a bar over its letter: lambdabar. */
const BAR = /^(.+)bar$/

/** A name has no decimals of its own: f_ctk.005 is the fractile f_ctk,0.05. */
const withDecimals = (index: string): string => index.replace(/(?<![^,])0(?=\d\d(?:,|$))/g, '0.')

const partsOf = (name: string): { base: string; index: string; barred: boolean } => {
  const at = name.indexOf('_')
  const whole = at < 0 ? name : name.slice(0, at)
  const barred = BAR.exec(whole)
  return {
    base: barred?.[1] ?? whole,
    barred: barred !== null,
    index: at < 0 ? '' : withDecimals(name.slice(at + 1).replaceAll('.', ',')),
  }
}

const upright = (text: string): string =>
  text
    .split(',')
    .map((part) => (SYMBOL_OF.has(part) ? `\\${part}` : /^[\d.]+$/.test(part) ? part : `\\mathrm{${part}}`))
    .join('{,}')

/** Returns the LaTeX of a name: v_Ed.1 as v with Ed,1 below, words upright. */
export function latexOfName(name: string): string {
  const { base, index, barred } = partsOf(name)
  const letter = SYMBOL_OF.has(base) ? `\\${base}` : base.length === 1 ? base : `\\mathrm{${base}}`
  const symbol = barred ? `\\bar{${letter}}` : letter
  return index === '' ? symbol : `${symbol}_{${upright(index)}}`
}

/** Returns a name as it is written in a line of text: γ_M1, v_Ed,1. */
export function plainName(name: string): string {
  const { base, index, barred } = partsOf(name)
  const letter = (SYMBOL_OF.get(base) ?? base) + (barred ? '\u0304' : '')
  return index === '' ? letter : `${letter}_${index}`
}

/** Returns a text whose names are written as in a line of print: W_el.z is that of the tips as W_el,z is. */
export const withPlainNames = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{M}]_[\p{L}\d,]{1,12})\.(?=\p{L})/gu, ',')
