import { ArrowLeft, ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import type { Neighbour, Neighbours } from '@/lib/articles/neighbours/types'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

/** What shares standards and tags, then the category's next and last. */
export function ReadOn({ newer, older, related }: Neighbours) {
  if (!newer && !older && related.length === 0) return null
  return (
    <aside aria-label="Read on" className="mt-14 grid gap-8 print:hidden">
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="text-xl font-semibold">
            Related articles
          </h2>
          <ul className="border-hairline mt-3 grid border-t sm:grid-cols-2 sm:gap-x-8">
            {related.map((article) => (
              <li key={article.slug} className="border-hairline border-b">
                <Way article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(newer ?? older) && (
        <nav aria-label="In this category" className="grid gap-4 sm:grid-cols-2">
          <Step
            article={older}
            label={
              <>
                <Icon shape={ArrowLeft} className="size-4" /> Previous
              </>
            }
          />
          <Step
            article={newer}
            label={
              <>
                Next <Icon shape={ArrowRight} className="size-4" />
              </>
            }
            end
          />
        </nav>
      )}
    </aside>
  )
}

function Way({ article: { slug, title, category, readTime } }: { article: Neighbour }) {
  return (
    <Link href={`/articles/${slug}`} className="group block py-3">
      <span className="eyebrow flex flex-wrap gap-x-3">
        {category && <span>{category}</span>}
        <span>{readTime} min read</span>
      </span>
      <span className="mt-1 block font-medium text-balance underline-offset-4 group-hover:underline">
        <Symbols text={title} />
      </span>
    </Link>
  )
}

type StepProps = { article: Neighbour | null; label: ReactNode; end?: boolean }

function Step({ article, label, end }: StepProps) {
  if (!article) return <span className="max-sm:hidden" />
  return (
    <Link
      href={`/articles/${article.slug}`}
      rel={end ? 'next' : 'prev'}
      className={`border-hairline hover:border-hairline-strong group block rounded-md border p-4 ${end ? 'sm:text-right' : ''}`}
    >
      <span className={`text-ink-soft flex items-center gap-1.5 text-sm ${end ? 'sm:justify-end' : ''}`}>
        {label}
      </span>
      <span className="mt-1 block font-medium text-balance underline-offset-4 group-hover:underline">
        <Symbols text={article.title} />
      </span>
    </Link>
  )
}
