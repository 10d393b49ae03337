import { longDay } from '@/lib/core/dates'
import { FIELDS } from '@/lib/standards/constants'
import type { ListedStandard } from '@/lib/standards/public/types'
import { slugOf, standardAddress } from '@/lib/standards/rules/naming'
import { StandingBadge } from './standing-badge'

type RegisterListProps = {
  standards: ListedStandard[]
  /** Those that the address asks for; the others are there, and hidden, for the filter to show. */
  shown: readonly ListedStandard[]
}

/**
 * The standards by field, body and number. Only the server renders them: as components of the browser, a
 * hundred rows keep a telephone busy for longer than the rest of the page.
 */
export function RegisterList({ standards, shown }: RegisterListProps) {
  const fields = [...new Set([...FIELDS, ...standards.map(({ field }) => field)])].filter((name) =>
    standards.some(({ field }) => field === name),
  )
  return (
    <>
      <nav aria-label="Fields" className="mt-4 print:hidden">
        <ul className="flex flex-wrap gap-2">
          {fields.map((field) => (
            <li key={field} hidden={!shown.some((one) => one.field === field)}>
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
        <OfField
          key={field}
          field={field}
          standards={standards.filter((one) => one.field === field)}
          shown={shown.filter((one) => one.field === field)}
        />
      ))}
    </>
  )
}

const order = new Intl.Collator('en-GB', { numeric: true }).compare

function OfField({ field, standards, shown }: RegisterListProps & { field: string }) {
  const id = slugOf(field)
  const countOf = (name: string) => standards.filter(({ body }) => body === name).length
  const bodies = [...new Set(standards.map(({ body }) => body))].sort(
    (a, b) => countOf(b) - countOf(a) || order(a, b),
  )
  return (
    <section aria-labelledby={id} hidden={shown.length === 0} className="mt-12">
      <h2 id={id} className="border-ink scroll-mt-24 border-b pb-2 text-xl font-semibold">
        {field}
      </h2>
      {bodies.map((body) => (
        <div
          key={body}
          hidden={!shown.some((one) => one.body === body)}
          className="mt-4 grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <h3 className="eyebrow pt-3">{body}</h3>
          <ul className="divide-hairline divide-y">
            {standards
              .filter((one) => one.body === body)
              .sort((a, b) => order(a.standard, b.standard))
              .map((one) => (
                <Standard key={one.standard} one={one} hidden={!shown.includes(one)} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type StandardProps = { one: ListedStandard; hidden: boolean }

function Standard({ one: { standard, slug, title, standing, articles }, hidden }: StandardProps) {
  return (
    <li
      data-standard={standard}
      hidden={hidden}
      className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <a href={standardAddress(slug)} className="prose-link font-mono text-sm">
          {standard}
        </a>
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
