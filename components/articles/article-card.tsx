import { Calculator } from 'lucide'
import type { ReactNode } from 'react'
import type { ArticleCard as Card } from '@/lib/articles/types'
import { Badge } from '../ui/badge'
import { Cover } from '../ui/cover'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { Likes } from './likes'
import { StatusBadge } from './status-badge'

const STANDARDS_SHOWN = 4

type ArticleCardProps = {
  article: Card
  /** Shown in lists that hold more than published articles. */
  showStatus?: boolean
  /** What a list adds, such as the day it was liked. */
  note?: ReactNode
  as?: 'h2' | 'h3'
}

/** One article in a list: what it is about, what it cites, how long it takes. The whole row is the link. */
export function ArticleCard({ article, showStatus, note, as: Heading = 'h3' }: ArticleCardProps) {
  return (
    <article className="group border-hairline with-cover compact:flex compact:flex-wrap compact:items-baseline compact:justify-between compact:gap-x-6 compact:gap-y-0 compact:py-2.5 relative border-b py-5">
      <p className="eyebrow flex flex-wrap items-center gap-x-4 gap-y-1">
        {article.category && <span>{article.category.name}</span>}
        <span>{article.readTime} min read</span>
        <Likes articleId={article.id} likes={article.likes} />
        {article.premium && <Badge variant="accent">Premium</Badge>}
        {article.calculation && (
          <Badge variant="info">
            <Icon shape={Calculator} />
            <span className="compact:sr-only">Live calculation</span>
          </Badge>
        )}
        {showStatus && <StatusBadge status={article.status} />}
        {note}
      </p>
      <Heading className="compact:-order-1 compact:text-base text-lg leading-snug font-semibold">
        <Link
          href={`/articles/${article.slug}`}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          <Symbols text={article.title} />
        </Link>
      </Heading>
      <p className="text-ink-soft max-w-measure compact:hidden line-clamp-2 font-serif">
        <Symbols text={article.excerpt} />
      </p>
      <CitedStandards standards={article.standards} />
      <Cover src={article.coverImage} />
    </article>
  )
}

function CitedStandards({ standards }: { standards: string[] }) {
  if (standards.length === 0) return null
  const rest = standards.length - STANDARDS_SHOWN
  return (
    <p className="compact:hidden flex flex-wrap items-center gap-1.5">
      <span className="sr-only">Cites </span>
      {standards.slice(0, STANDARDS_SHOWN).map((standard) => (
        <Badge key={standard} variant="code">
          {standard}
        </Badge>
      ))}
      {rest > 0 && <span className="text-ink-faint text-xs">and {rest} more</span>}
    </p>
  )
}
