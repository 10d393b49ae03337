import type { ReactNode } from 'react'
import { Link } from '../ui/link'
import { longDay } from '@/lib/core/dates'
import { nationOf } from '@/lib/copies/rules/national'
import type { OpenCopy } from '@/lib/copies/types'
import { ShownNation } from './shown-nation'

/** What a calculation sheet says of itself at its head, on the screen and on paper. */
export function TitleBlock({ copy, address }: { copy: OpenCopy; address: string }) {
  const { project, calculation, madeBy, checkedBy, updatedAt, revision, article } = copy
  const facts: [name: string, value: ReactNode][] = [
    ['Job', project ?? '–'],
    ['Calculation', [calculation.title, calculation.standard].filter(Boolean).join(', ')],
    [
      'National values',
      <ShownNation
        key={updatedAt}
        saved={copy.entered.region}
        home={nationOf({ source: copy.source, entered: { values: {}, region: null } })}
      />,
    ],
    ['Made by', madeBy],
    ['Checked by', checkedBy ?? '–'],
    ['Date', longDay(updatedAt)],
    [
      'From',
      <>
        {article ? (
          <Link href={`/articles/${article.slug}`} className="prose-link">
            {article.title}
          </Link>
        ) : (
          'an article that is no longer published'
        )}
        , revision {revision}
      </>,
    ],
  ]
  return (
    <>
      <dl className="border-hairline-strong bg-surface mt-6 grid grid-cols-2 border-t border-l text-sm lg:grid-cols-3 print:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="border-hairline-strong border-r border-b px-3 py-2 last:col-span-full">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="mt-0.5 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="print-only mt-2 text-xs">{address}</p>
    </>
  )
}
