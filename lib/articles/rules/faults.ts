import type { Element } from 'hast'
import { invalid } from '@/lib/core/errors'

/** What is done with a block that is not finished, and with what is to be said of it. */
export type OnFault = (block: Element, message: string) => void

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
