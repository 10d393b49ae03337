import Link from 'next/link'
import type { ReferenceLine } from '@/lib/articles/types'
import { Badge } from '../ui/badge'
import { DimensionLine } from '../ui/dimension-line'
import { Unbroken } from '../ui/unbroken'
import { libraryAddress } from './library-address'

/** Numbered, with the kind of each; a standard leads to what else cites it. */
export function References({ references }: { references: ReferenceLine[] }) {
  if (references.length === 0) return null
  return (
    <section aria-labelledby="references" className="mt-14">
      <DimensionLine />
      <h2 id="references" className="mt-6 text-xl font-semibold">
        References
      </h2>
      <ol className="mt-4 grid gap-2.5">
        {references.map((reference, index) => (
          <li key={reference.raw} className="grid grid-cols-[2rem_minmax(0,1fr)] text-[0.9375rem]">
            <span className="text-ink-faint font-mono text-sm tabular-nums">{index + 1}</span>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Line reference={reference} />
              <Badge className="capitalize">{reference.type}</Badge>
              {reference.withdrawn && <Badge variant="warn">Withdrawn</Badge>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ reference: { raw, standard } }: { reference: ReferenceLine }) {
  const text = raw.replace(/\s*\((?:withdrawn|superseded)\)\s*$/i, '')
  if (!standard)
    return (
      <span>
        <Unbroken text={text} />
      </span>
    )
  return (
    <Link href={libraryAddress({ standard })} prefetch={false} className="prose-link font-mono text-sm">
      <Unbroken text={text} />
    </Link>
  )
}
