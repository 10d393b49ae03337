import type { ArticleCard } from '@/lib/articles/types'
import { Badge } from '../ui/badge'
import { Cover } from '../ui/cover'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'

const STANDARDS_SHOWN = 3

export function Featured({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="featured" className="page when-near">
      <h2 id="featured" className="text-2xl font-semibold tracking-tight">
        Featured articles
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-5 md:grid-cols-2">
        {articles.map((article) => (
          <li
            key={article.id}
            className="group border-hairline bg-surface hover:border-hairline-strong relative flex flex-col rounded-md border p-6"
          >
            <p className="eyebrow flex justify-between gap-4">
              <span>{article.category?.name}</span>
              <span>{article.readTime} min</span>
            </p>
            <div className="mt-3 flex justify-between gap-5">
              <h3 className="text-xl leading-snug font-semibold">
                <Link
                  href={`/articles/${article.slug}`}
                  className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  <Symbols text={article.title} />
                </Link>
              </h3>
              <Cover src={article.coverImage} />
            </div>
            <p className="text-ink-soft mt-2 mb-5 font-serif">
              <Symbols text={article.excerpt} />
            </p>
            {article.standards.length > 0 && (
              <p className="mt-auto flex flex-wrap gap-1.5">
                {article.standards.slice(0, STANDARDS_SHOWN).map((standard) => (
                  <Badge key={standard} variant="code">
                    {standard}
                  </Badge>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
