import type { Disagreement, DisagreementSide } from '@/lib/search/types'
import { Alert } from '../ui/alert'
import { Badge } from '../ui/badge'
import { Symbols } from '../ui/symbols'
import { AnswerSource } from './answer-source'

const DEPENDS: Readonly<Record<NonNullable<Disagreement['depends']>, string>> = {
  nation: 'Which one holds depends on the National Annex.',
  standard: 'Which one holds depends on the standard.',
  of: 'Which one holds depends on what it is for.',
}

/** Says that sources give more than one value, on what it depends, and which value stands where. */
export function Differing({ disagreement: { symbol, depends, sides } }: { disagreement: Disagreement }) {
  return (
    <section aria-labelledby="differing" className="grid gap-3">
      <Alert
        tone="warn"
        title={
          <span id="differing">
            The library has more than one value for <Symbols text={symbol} />.
          </span>
        }
      >
        {depends ? DEPENDS[depends] : 'The sources do not say in a word why: compare what each is about.'}
      </Alert>
      <ul className="border-hairline-strong divide-hairline divide-y rounded border">
        {sides.map((side, index) => (
          <li key={index} className="grid gap-1 px-4 py-3">
            <Side side={side} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Side({
  side: { value, of, nation, standard, source, quote, article, table },
}: {
  side: DisagreementSide
}) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">
          <Symbols text={value} />
        </span>
        {nation && <Badge>{nation === 'recommended' ? 'Recommended' : nation}</Badge>}
        {!source && standard && <Badge variant="code">{standard}</Badge>}
        <span className="text-ink-soft min-w-0 text-sm">
          <Symbols text={of} />
        </span>
      </p>
      {quote && (
        <q className="max-w-measure text-sm wrap-anywhere">
          <Symbols text={quote} />
        </q>
      )}
      <AnswerSource source={source} article={article} table={table} />
    </>
  )
}
