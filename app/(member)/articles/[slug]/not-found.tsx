import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'

export default function ArticleNotFound() {
  return (
    <div className="page py-16">
      <EmptyState
        as="h1"
        title="Article Not Found"
        description="The article you're looking for doesn't exist or has been removed."
        action={
          <>
            <Link href="/articles" className={buttonStyles({})}>
              Browse Articles
            </Link>
            <Link href="/search" className={buttonStyles({ variant: 'outline' })}>
              Search the library
            </Link>
          </>
        }
      />
    </div>
  )
}
