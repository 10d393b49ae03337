import type { Given, Program } from '@/lib/calculations/types'
import type { DRAWN_BY } from '../drawings/drawn-by'

/** What a sheet can offer its reader: a link with their values, and a copy of their own. */
export type Offer = 'link' | 'save'

/** Dispatched at a sheet whose reader wants a copy of it. */
export const SAVE_COPY = 'loadpath:save-copy'

/** Dispatched at a sheet whenever it has calculated. */
export const CALCULATED = 'loadpath:calculated'
export type CalculatedEvent = CustomEvent<{
  sheet: string
  program: Program
  given: Given
  /** Fetches what draws the drawings that follow it. */
  drawnBy: typeof DRAWN_BY
}>
