import { Undo2 } from 'lucide'
import type { EditableArticle } from '@/lib/articles/administration/types'
import { momentOf } from '@/lib/core/dates'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'

type ArticleWithdrawnProps = { article: EditableArticle; withdrawnAt: string }

/** In the place of the form, where the article is its author's draft again. */
export function ArticleWithdrawn({ article: { title, slug }, withdrawnAt }: ArticleWithdrawnProps) {
  return (
    <EmptyState
      as="h1"
      icon={<Icon shape={Undo2} />}
      title="Withdrawn by its author"
      description={`“${title}” was withdrawn from review on ${momentOf(withdrawnAt)}. Only its author can change it, until they submit it again.`}
      action={
        <>
          <Link href="/admin/articles?tab=draft" className={buttonStyles({})}>
            Back to Articles
          </Link>
          <Link href={`/articles/${slug}`} className={buttonStyles({ variant: 'outline' })}>
            Look at the article
          </Link>
        </>
      }
    />
  )
}
