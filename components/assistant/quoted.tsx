import Link from 'next/link'
import type { Evidence } from '@/lib/assistant/types'
import { citationName } from '@/lib/knowledge/rules/naming'
import { StandingBadge } from '../standards/standing-badge'
import { Badge } from '../ui/badge'
import { Symbols } from '../ui/symbols'

/** A passage with where it stands, what it cites, and the sentence that answers marked. */
export function Quoted({ evidence, number }: { evidence: Evidence; number: number }) {
  const { title, section, href, text, marked, citations } = evidence
  const { start, end } = marked ?? { start: 0, end: 0 }
  return (
    <li id={`passage-${number}`} className="border-hairline grid scroll-mt-24 gap-3 border-b py-6">
      <p className="text-sm">
        <span className="text-ink-soft tabular-nums">{number}. </span>
        {href ? (
          <Link href={href} className="prose-link font-semibold">
            <Symbols text={title} />
          </Link>
        ) : (
          <span className="font-semibold">
            <Symbols text={title} />
          </span>
        )}
        {!href && <span className="text-ink-soft"> (Drive document)</span>}
        {section && (
          <span className="text-ink-soft">
            {' '}
            › <Symbols text={section} />
          </span>
        )}
      </p>
      <blockquote className="max-w-measure wrap-anywhere whitespace-pre-line">
        <Symbols text={text.slice(0, start)} />
        {marked && (
          <mark>
            <Symbols text={text.slice(start, end)} />
          </mark>
        )}
        <Symbols text={text.slice(end)} />
      </blockquote>
      {citations.length > 0 && (
        <ul aria-label="What it cites" className="flex flex-wrap gap-2">
          {citations.map((citation) => (
            <li key={citationName(citation)} className="flex gap-1">
              <Badge variant="code">{citationName(citation)}</Badge>
              {citation.standing && <StandingBadge standing={citation.standing} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
