import { citationName } from '@/lib/knowledge/rules/naming'
import type { StoredPassage } from '@/lib/knowledge/types'
import { StandingBadge } from '../../standards/standing-badge'
import { Badge } from '../../ui/badge'
import { Symbols } from '../../ui/symbols'

export function PassageList({ passages }: { passages: StoredPassage[] }) {
  return (
    <ol className="mt-6">
      {passages.map(({ id, position, titlePath, text, citations }) => (
        <li key={id} className="border-hairline grid gap-2 border-b py-5">
          <h2 className="text-sm font-semibold">
            <span className="text-ink-soft tabular-nums">{position + 1}. </span>
            <Symbols text={titlePath} />
          </h2>
          <p className="max-w-measure text-sm wrap-anywhere whitespace-pre-line">
            <Symbols text={text} />
          </p>
          <ul aria-label="What it cites" className="flex flex-wrap gap-2 empty:hidden">
            {citations.map((citation) => (
              <li key={citationName(citation)} className="flex gap-1">
                <Badge variant="code">{citationName(citation)}</Badge>
                {citation.standing && <StandingBadge standing={citation.standing} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
