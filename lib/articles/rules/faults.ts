import type { Element } from 'hast'
import { invalid } from '@/lib/core/errors'

/** What is done with a block that is not finished, and with what is to be said of it. */
export type OnFault = (block: Element, message: string) => void

/** Where a calculation or drawing cannot be read: its number in the article, line and column from 1. */
export type FaultPlace = { block: 'calculation' | 'drawing'; number: number; line: number; column: number }

const NAMES = { calculation: 'Calculation', drawing: 'Drawing' } as const

/** Returns what is said of a fault, with its place. */
export const placedFault = ({ block, number, line, column }: FaultPlace, message: string): string =>
  `${NAMES[block]} ${number}, line ${line}, column ${column}: ${message}`

/** Returns the place that `placedFault` says; null for any other sentence. */
export function placeOfFault(sentence: string): FaultPlace | null {
  const [, name, ...numbers] = /^(Calculation|Drawing) (\d+), line (\d+), column (\d+): /.exec(sentence) ?? []
  if (name === undefined) return null
  const [number = 0, line = 0, column = 0] = numbers.map(Number)
  return { block: name === NAMES.drawing ? 'drawing' : 'calculation', number, line, column }
}

/** Throws VALIDATION_FAILED: nothing unfinished is sent or published. */
export const refuseFault: OnFault = (_, message) => {
  throw invalid('content', message)
}

/** Returns what a preview says in the place of a block, or of a part of one, that is not finished. */
export const showFault = (message: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: { className: ['unfinished'] },
  children: [{ type: 'text', value: message }],
})
