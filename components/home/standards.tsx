import { shortTitle, standardAddress } from '@/lib/standards/rules/naming'
import type { CoveredStandard } from '@/lib/standards/types'
import { DimensionLine } from '../ui/dimension-line'
import { Link } from '../ui/link'

export function Standards({ standards }: { standards: CoveredStandard[] }) {
  if (standards.length === 0) return null
  return (
    <section aria-labelledby="standards" className="page when-near">
      <DimensionLine>the {standards.length} most cited</DimensionLine>
      <div className="mt-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="standards" className="text-2xl font-semibold tracking-tight">
          Standards covered
        </h2>
        <p className="text-ink-soft">
          Each says what holds, and which articles cite it.{' '}
          <Link href="/standards" className="prose-link">
            The whole register
          </Link>
        </p>
      </div>
      <ul className="border-hairline mt-6 grid grid-cols-1 gap-x-10 border-t sm:grid-cols-2 lg:grid-cols-3">
        {standards.map(({ standard, slug, title, field, articles, words }) => (
          <li key={standard} className="border-hairline border-b">
            <Link href={standardAddress(slug)} className="group flex min-h-11 items-baseline gap-4 py-2.5">
              <span className="min-w-0 flex-1">
                <span className="code group-hover:underline group-hover:underline-offset-4">{standard}</span>
                <span className="text-ink-soft text-sm"> {words.toLowerCase()}</span>
                <span className="text-ink-soft block truncate text-sm">{shortTitle({ field, title })}</span>
              </span>
              <span className="code text-ink-faint">
                {articles}
                <span className="sr-only">{articles === 1 ? ' article' : ' articles'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
