import type { ReferenceLine } from '@/lib/articles/types'
import { clauseAddress, standardAddress } from '@/lib/standards/rules/naming'
import type { BecameClause } from '@/lib/standards/types'
import { StandingBadge } from '../standards/standing-badge'
import { StandingDays } from '../standards/standing-days'
import { Badge } from '../ui/badge'
import { DimensionLine } from '../ui/dimension-line'
import { Link } from '../ui/link'
import { Unbroken } from '../ui/unbroken'
import { libraryAddress } from './library-address'

type ReferencesProps = {
  references: ReferenceLine[]
  /** A clause has a page once a published article cites it. */
  published: boolean
}

/** Numbered, with the kind of each; a standard or clause leads to what else cites it. */
export function References({ references, published }: ReferencesProps) {
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
              <Line reference={reference} published={published} />
              <Badge className="capitalize">{reference.type}</Badge>
              {reference.standing && <StandingBadge standing={reference.standing} />}
              {reference.standing && <StandingDays standing={reference.standing} />}
              {reference.became.map((clause) => (
                <Became key={clause.id} clause={clause} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What a later edition has in place of a clause, and what changes for its use. */
function Became({ clause: { place, became, change, slug } }: { clause: BecameClause }) {
  return (
    <span className="border-hairline-strong text-ink-soft basis-full border-l-2 pl-3 text-sm">
      {place.charAt(0).toUpperCase() + place.slice(1)}:{' '}
      <Link href={standardAddress(slug)} className="prose-link">
        {became}
      </Link>
      .{change && ` What changes: ${change}`}
    </span>
  )
}

type LineProps = { reference: ReferenceLine; published: boolean }

function Line({ reference: { raw, standard, standing, clauseSlug }, published }: LineProps) {
  // What the register says is not said twice.
  const text = standing ? raw.replace(/\s*\((?:withdrawn|superseded)\)\s*$/i, '') : raw
  if (!standard)
    return (
      <span>
        <Unbroken text={text} />
      </span>
    )
  const address = !standing
    ? libraryAddress({ standard })
    : clauseSlug && published
      ? clauseAddress(standing.slug, clauseSlug)
      : standardAddress(standing.slug)
  return (
    <Link href={address} className="prose-link font-mono text-sm">
      <Unbroken text={text} />
    </Link>
  )
}
