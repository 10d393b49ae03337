import { GREEK } from '@/lib/core/greek'
import { TEXT } from '../constants'
import { OTHER_WIDTHS, PLAIN_WIDTHS } from './widths'

/** A part of a label; an index stands lower and smaller. */
export type Run = { text: string; isIndex: boolean }

/** An index is this part of the size of its letter. */
export const INDEX = 0.72
/** Between a letter and its index, for the halo of the index to cover nothing of the letter. */
export const APART = 0.8

const SYMBOL_OF = new Map([...GREEK].map(([symbol, name]) => [name, symbol]))
const INDEXED = /([\p{L}\p{M}]+)_([\p{L}\p{N}]+(?:[.,][\p{L}\p{N}]+)*)/gu

/** Returns the parts of a text in which `u_1` is a letter with its index. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let done = 0
  for (const { 0: whole, 1: base = '', 2: index = '', index: at } of text.matchAll(INDEXED)) {
    runs.push({ text: text.slice(done, at) + (SYMBOL_OF.get(base) ?? base), isIndex: false })
    runs.push({ text: index.replaceAll('.', ','), isIndex: true })
    done = at + whole.length
  }
  if (done < text.length) runs.push({ text: text.slice(done), isIndex: false })
  return runs
}

/** Returns a text with Greek letters for their names: γ_M1. */
export const plainText = (text: string): string =>
  text.replace(INDEXED, (_whole, base: string, index: string) => `${SYMBOL_OF.get(base) ?? base}_${index}`)

const hundredths = (sign: string): number => sign.charCodeAt(0) - 0x21
const WIDTH_OF = new Map([
  ...[...PLAIN_WIDTHS].map((sign, index) => [String.fromCharCode(0x20 + index), hundredths(sign)] as const),
  ...(OTHER_WIDTHS.match(/../gs) ?? []).map(([one = '', sign = '']) => [one, hundredths(sign)] as const),
])
/** As wide as the widest letter: for a character that the typeface lacks. */
const UNKNOWN = 100

/** An accent takes no room: the letter below it is as wide as without. */
const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Kerning and rounding of a browser, as a part of the width. */
const TOLERANCE = 1.03

/** Returns how wide a label is in units of the drawing. */
export const widthOf = (text: string, size = TEXT): number =>
  TOLERANCE *
  runsOf(text).reduce(
    (width, { text: of, isIndex }) =>
      width +
      (isIndex ? APART : 0) +
      [...plainLetters(of)].reduce((sum, one) => sum + (WIDTH_OF.get(one) ?? UNKNOWN), 0) *
        (size / 100) *
        (isIndex ? INDEX : 1),
    0,
  )
