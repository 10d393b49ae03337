'use client'
import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { longDay } from '@/lib/core/dates'
import { FIELDS } from '@/lib/standards/constants'
import type { ListedStandard } from '@/lib/standards/public/types'
import { slugOf, standardAddress } from '@/lib/standards/rules/naming'
import { foundIn } from '@/lib/standards/rules/searching'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { StandingBadge } from './standing-badge'

/** The standards by field, narrowed by what is typed; without scripts, all of them. */
export function RegisterList({ standards: all }: { standards: ListedStandard[] }) {
  const [typed, setTyped] = useState('')
  const standards = foundIn(all, typed)
  const fields = [...new Set([...FIELDS, ...standards.map(({ field }) => field)])].filter((name) =>
    standards.some(({ field }) => field === name),
  )
  return (
    <>
      <search className="mt-8 block max-w-md print:hidden">
        <Field
          label="Find a standard"
          hint="By number, title, or another name, such as EC3 or BS EN 1993-1-1"
        >
          <Input
            type="search"
            autoComplete="off"
            maxLength={120}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <p role="status" className="text-ink-soft mt-2 min-h-5 text-sm tabular-nums">
          {typed.trim() && `${standards.length} of ${all.length} standards`}
        </p>
      </search>
      {standards.length === 0 && (
        <EmptyState
          className="mt-4"
          icon={<SearchX aria-hidden />}
          title="No standard has this name"
          description="The register holds what the library cites, and what is to take its place."
          action={
            <Button variant="outline" size="sm" onClick={() => setTyped('')}>
              Show all standards
            </Button>
          }
        />
      )}
      <nav aria-label="Fields" className="mt-4 print:hidden">
        <ul className="flex flex-wrap gap-2">
          {fields.map((field) => (
            <li key={field}>
              <a
                href={`#${slugOf(field)}`}
                className="border-hairline-strong hover:bg-ink/7 flex min-h-9 items-center rounded border px-3 text-sm"
              >
                {field}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {fields.map((field) => (
        <OfField key={field} field={field} standards={standards.filter((one) => one.field === field)} />
      ))}
    </>
  )
}

const order = new Intl.Collator('en-GB', { numeric: true }).compare

function OfField({ field, standards }: { field: string; standards: ListedStandard[] }) {
  const id = slugOf(field)
  const countOf = (name: string) => standards.filter(({ body }) => body === name).length
  const bodies = [...new Set(standards.map(({ body }) => body))].sort(
    (a, b) => countOf(b) - countOf(a) || order(a, b),
  )
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="border-ink scroll-mt-24 border-b pb-2 text-xl font-semibold">
        {field}
      </h2>
      {bodies.map((body) => (
        <div key={body} className="mt-4 grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <h3 className="eyebrow pt-3">{body}</h3>
          <ul className="divide-hairline divide-y">
            {standards
              .filter((one) => one.body === body)
              .sort((a, b) => order(a.standard, b.standard))
              .map((one) => (
                <Standard key={one.standard} one={one} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Standard({ one: { standard, slug, title, standing, articles } }: { one: ListedStandard }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link href={standardAddress(slug)} prefetch={false} className="prose-link font-mono text-sm">
          {standard}
        </Link>
        <p className="text-ink-soft text-sm text-pretty">{title}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm md:justify-end">
        <StandingBadge standing={standing} />
        {standing.withdrawn && standing.since && (
          <span className="text-ink-soft">since {longDay(standing.since)}</span>
        )}
        {standing.next && (
          <span className="text-ink-soft">
            {standing.next.words.toLowerCase()} from {longDay(standing.next.from)}
          </span>
        )}
        <span className="text-ink-soft tabular-nums md:w-20 md:text-right">
          {articles} {articles === 1 ? 'article' : 'articles'}
        </span>
      </div>
    </li>
  )
}
