import { plainName } from '@/lib/calculations/rules/names'
import { Symbols } from '../ui/symbols'

/** One letter, with or without an index, is a quantity; a word such as “class” is none. */
const QUANTITY = /^\p{L}\p{M}*(_|$)/u

/**
 * A field's name as engineers write it. Tables of a hundred symbols need no typeset equations: these would
 * bring faces of their own, whose coming moves the columns.
 */
export function TableSymbol({ name }: { name: string }) {
  const plain = plainName(name)
  return (
    <>
      <span className="sr-only">{plain}</span>
      <span
        aria-hidden
        className={
          QUANTITY.test(plain)
            ? 'text-ink font-serif text-base font-normal italic [&_sub]:not-italic'
            : 'text-ink'
        }
      >
        <Symbols text={plain} />
      </span>
    </>
  )
}
