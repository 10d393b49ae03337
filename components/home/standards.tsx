import Link from 'next/link'
import { DimensionLine } from '../ui/dimension-line'

export type StandardCovered = {
  body: string
  standard: string
  title: string | null
  articles: number
  withdrawn: boolean
}

export function Standards({ standards }: { standards: StandardCovered[] }) {
  if (standards.length === 0) return null
  return (
    <section aria-labelledby="standards" className="page when-near">
      <DimensionLine>the {standards.length} most cited</DimensionLine>
      <div className="mt-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="standards" className="text-2xl font-semibold tracking-tight">
          Standards covered
        </h2>
        <p className="text-ink-soft">Each opens the articles that cite it.</p>
      </div>
      <ul className="border-hairline mt-6 grid grid-cols-1 gap-x-10 border-t sm:grid-cols-2 lg:grid-cols-3">
        {standards.map(({ standard, title, articles, withdrawn }) => (
          <li key={standard} className="border-hairline border-b">
            <Link
              href={`/articles?standard=${encodeURIComponent(standard)}`}
              prefetch={false}
              className="group flex min-h-11 items-baseline gap-4 py-2.5"
            >
              <span className="min-w-0 flex-1">
                <span className="code group-hover:underline group-hover:underline-offset-4">{standard}</span>
                {withdrawn && <span className="text-ink-soft text-sm"> withdrawn</span>}
                {title && <span className="text-ink-soft block truncate text-sm">{title}</span>}
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
