import { Calculator } from 'lucide'
import type { ArticleCard } from '@/lib/articles/types'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

/** What a visitor can read at once, with its drawings and calculations. */
export function OpenArticles({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="open" className="page when-near">
      <h2 id="open" className="text-2xl font-semibold tracking-tight">
        Read one now
      </h2>
      <p className="text-ink-soft mt-2">Open to everybody, whole, with their drawings and calculations.</p>
      <ul className="border-hairline mt-6 grid grid-cols-1 border-t md:grid-cols-3 md:gap-x-8">
        {articles.map((article) => (
          <li key={article.id} className="group border-hairline relative border-b py-5 md:border-b-0">
            <p className="eyebrow flex flex-wrap items-center gap-x-4 gap-y-1">
              <span>{article.category?.name}</span>
              <span>{article.readTime} min</span>
              {article.calculation && (
                <Badge variant="info">
                  <Icon shape={Calculator} />
                  Live calculation
                </Badge>
              )}
            </p>
            <h3 className="mt-2 text-lg leading-snug font-semibold">
              <Link
                href={`/articles/${article.slug}`}
                className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                <Symbols text={article.title} />
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
