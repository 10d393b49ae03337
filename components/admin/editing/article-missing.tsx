import { FileQuestion } from 'lucide'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'

/** In the place of the form, where there is nothing to edit. */
export function ArticleMissing({ binned }: { binned: boolean }) {
  return (
    <EmptyState
      as="h1"
      icon={<Icon shape={FileQuestion} />}
      title="Article Not Found"
      description={
        binned
          ? 'This article is in the bin. Restore it from there to edit it.'
          : 'The article you want to edit does not exist or has been removed.'
      }
      action={
        <Link href={binned ? '/admin/articles?tab=bin' : '/admin/articles'} className={buttonStyles({})}>
          Back to Articles
        </Link>
      }
    />
  )
}
