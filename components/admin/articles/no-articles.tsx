import type { Shelf } from '@/lib/articles/administration/constants'
import type { ShelfView } from '@/lib/articles/administration/hooks'
import { buttonStyles } from '../../ui/button-styles'
import { EmptyState } from '../../ui/empty-state'
import { Link } from '../../ui/link'
import { managementAddress } from './management-address'

const NOTHING: Record<Shelf, { title: string; description: string }> = {
  published: { title: 'No published articles', description: 'Write one, or publish a draft.' },
  draft: { title: 'No drafts', description: 'Articles saved without being published wait here.' },
  pending_review: {
    title: 'Nothing to review',
    description: 'What members submit waits here for a decision.',
  },
  rejected: { title: 'No rejected articles', description: 'What was sent back to its author stays here.' },
  bin: { title: 'The bin is empty', description: 'Deleted articles can be restored from here for 30 days.' },
}

type NoArticlesProps = {
  view: ShelfView
  /** On other pages there are some. */
  elsewhere: boolean
}

export function NoArticles({ view, elsewhere }: NoArticlesProps) {
  if (elsewhere || view.search)
    return (
      <EmptyState
        as="h3"
        className="mt-6"
        title={elsewhere ? 'Nothing left on this page' : 'No articles found'}
        description={elsewhere ? undefined : 'No title, address or author in this tab holds these words.'}
        action={
          <Link
            href={managementAddress({ ...view, page: 1, search: elsewhere ? view.search : undefined })}
            className={buttonStyles({ variant: 'outline' })}
          >
            {elsewhere ? 'To the first page' : 'Show the whole tab'}
          </Link>
        }
      />
    )
  return <EmptyState as="h3" className="mt-6" {...NOTHING[view.status]} />
}
