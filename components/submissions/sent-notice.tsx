'use client'
import { REVIEW_TIME } from '@/lib/articles/submissions/constants'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'

/** Stays when the toast is gone; takes the focus, which the cleared form no longer holds. */
export function SentNotice({ article }: { article: OwnArticle }) {
  return (
    <Alert
      tone="ok"
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      title="Article Submitted Successfully!"
      action={
        <>
          <Link href="/profile#my-articles" className={buttonStyles({ size: 'sm' })}>
            See My Articles
          </Link>
          <Link
            href={`/articles/${article.slug}`}
            className={buttonStyles({ size: 'sm', variant: 'outline' })}
          >
            Look at the article
          </Link>
        </>
      }
    >
      “{article.title}” is with the editors. {REVIEW_TIME}.
    </Alert>
  )
}

const takeFocus = (notice: HTMLDivElement | null) => {
  notice?.focus()
}
