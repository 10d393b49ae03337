import type { ReferenceLine } from '@/lib/articles/types'
import { longDay } from '@/lib/core/dates'
import { firstGeneration } from '@/lib/standards/rules/generations'

/** Says in one line where an article rests on Eurocodes that are, or will be, withdrawn. */
export function Foundation({ references }: { references: ReferenceLine[] }) {
  const found = firstGeneration(references.map(({ standing }) => standing))
  if (!found) return null
  const { on, past } = found
  return (
    <p className="after-text border-warn mt-4 border-l-2 pl-3 text-sm">
      Rests on first-generation Eurocodes, withdrawn {past ? 'since' : 'on'}{' '}
      <time dateTime={on}>{longDay(on)}</time>
      {!past && '; until then they may still be applied'}.{' '}
      <a href="#references" className="prose-link whitespace-nowrap">
        What it cites
      </a>
    </p>
  )
}
