import { Library } from 'lucide-react'
import Link from 'next/link'
import { longDay } from '@/lib/core/dates'
import { CHANGES, FIELDS } from '@/lib/standards/constants'
import type { ListedStandard } from '@/lib/standards/public/types'
import { slugOf, standardAddress } from '@/lib/standards/rules/naming'
import { EmptyState } from '../ui/empty-state'
import { StandingBadge } from './standing-badge'

/** Every standard by field, then by body and number. */
export function RegisterOfStandards({ standards }: { standards: ListedStandard[] }) {
  const fields = [...new Set([...FIELDS, ...standards.map(({ field }) => field)])].filter((name) =>
    standards.some(({ field }) => field === name),
  )
  return (
    <div className="page py-10">
      <header className="max-w-measure">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Standards</h1>
        <p className="mt-4 text-lg text-pretty">
          What holds, what is superseded or withdrawn and from when, and which articles of the library cite
          each standard. The status is that of the latest edition; the page of a standard has every edition.
        </p>
        <p className="mt-3">
          <Link href={CHANGES} prefetch={false} className="prose-link">
            What has changed, and what will
          </Link>
        </p>
      </header>
      {standards.length === 0 ? (
        <EmptyState
          className="mt-8"
          icon={<Library aria-hidden />}
          title="The register is empty"
          description="Standards are listed here once they are entered."
        />
      ) : (
        <>
          <nav aria-label="Fields" className="mt-8 print:hidden">
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
            <Field key={field} field={field} standards={standards.filter((one) => one.field === field)} />
          ))}
        </>
      )}
    </div>
  )
}

const order = new Intl.Collator('en-GB', { numeric: true }).compare

function Field({ field, standards }: { field: string; standards: ListedStandard[] }) {
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
