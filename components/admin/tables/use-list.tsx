import type { StandingUse } from '@/lib/calculations/tables/types'
import { Link } from '../../ui/link'
import { editAddress } from '../navigation'

/** The calculations that read a table, each with its article, and which of them no longer can. */
export function UseList({ uses }: { uses: StandingUse[] }) {
  if (uses.length === 0) return <span className="text-ink-soft">In no calculation</span>
  const articles = new Set(uses.map(({ article }) => article.id)).size
  return (
    <>
      <span className="text-ink-soft block text-xs">
        {uses.length} {uses.length === 1 ? 'calculation' : 'calculations'} in {articles}{' '}
        {articles === 1 ? 'article' : 'articles'}
      </span>
      <ul className="grid gap-0.5">
        {uses.map(({ calculation, article, unreadable }) => (
          <li key={`${article.id} ${calculation}`} className="wrap-anywhere">
            <Link href={editAddress(article.id)} className="prose-link inline-block min-h-6">
              {calculation}
            </Link>
            {!article.published && <span className="text-ink-soft"> (not published)</span>}
            {unreadable.length > 0 && (
              <span className="text-bad block text-sm">
                “{article.title}” cannot be read with the current version, and goes on showing former results.{' '}
                {unreadable[0]} Edit it and save it anew.
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
