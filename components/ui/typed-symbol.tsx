import { Symbols } from './symbols'

/** One letter, with or without an index, is a quantity; a word such as “class” is none. */
const QUANTITY = /^\p{L}\p{M}*(_|$)/u

/**
 * A symbol as engineers write it, from its plain form (f_y, λ̄_LT). A list of symbols needs no typeset
 * equations: these would bring faces of their own, whose coming moves what stands beside them.
 */
export const TypedSymbol = ({ text }: { text: string }) => (
  <>
    <span className="sr-only">{text}</span>
    <span
      aria-hidden
      className={
        QUANTITY.test(text)
          ? 'text-ink font-serif text-base font-normal italic [&_sub]:not-italic'
          : 'text-ink'
      }
    >
      <Symbols text={text} />
    </span>
  </>
)
