import { namedInFull, saidOfCheck } from '@/lib/articles/checks/rules/checks'
import type { ArticleReading } from '@/lib/articles/types'

type ProvenanceProps = { article: Pick<ArticleReading, 'author' | 'credit' | 'check' | 'published'> }

/** Who wrote an article, and who confirmed what of it: one quiet line, in words. */
export function Provenance({ article: { author, credit, check, published } }: ProvenanceProps) {
  return (
    <p className="after-text text-ink-soft mt-3 text-sm text-pretty">
      By {namedInFull({ ...author, credit })}.{published && ` ${saidOfCheck(check)}`}
    </p>
  )
}
