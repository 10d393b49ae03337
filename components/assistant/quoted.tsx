'use client'
import type { Evidence } from '@/lib/assistant/types'
import { citationName } from '@/lib/knowledge/rules/naming'
import { QuotedSection } from '../articles/quoted-section'
import { StandingBadge } from '../standards/standing-badge'
import { Badge } from '../ui/badge'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

type QuotedProps = {
  evidence: Evidence
  number: number
  /** Its section as the article shows it, once it is there. */
  html: string | undefined
}

/** A passage with its article and section and what it cites: as its article shows it, or as text. */
export function Quoted({ evidence, number, html }: QuotedProps) {
  const { title, section, href, citations } = evidence
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
      {html ? <QuotedSection html={html} /> : <Text evidence={evidence} />}
      <Cites citations={citations} />
    </li>
  )
}

/** What the passage cites, each with its status. */
export function Cites({ citations }: Pick<Evidence, 'citations'>) {
  if (citations.length === 0) return null
  return (
    <ul aria-label="What it cites" className="flex flex-wrap gap-2">
      {citations.map((citation) => (
        <li key={citationName(citation)} className="flex flex-wrap gap-1">
          <Badge variant="code">{citationName(citation)}</Badge>
          {citation.standing && <StandingBadge standing={citation.standing} />}
        </li>
      ))}
    </ul>
  )
}

function Text({ evidence: { text, marked } }: { evidence: Evidence }) {
  const { start, end } = marked ?? { start: 0, end: 0 }
  return (
    <blockquote className="max-w-measure wrap-anywhere whitespace-pre-line">
      <Symbols text={text.slice(0, start)} />
      {marked && (
        <mark>
          <Symbols text={text.slice(start, end)} />
        </mark>
      )}
      <Symbols text={text.slice(end)} />
    </blockquote>
  )
}
