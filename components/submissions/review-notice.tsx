'use client'
import { useRouter } from 'next/navigation'
import { REVIEW_TIME } from '@/lib/articles/submissions/constants'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { momentOf } from '@/lib/core/dates'
import { Alert } from '../ui/alert'
import { WithdrawButton } from '../articles/withdraw-button'
import { Link } from '../ui/link'

export function ReviewNotice() {
  return (
    <Alert tone="info">
      All articles are reviewed by our editors before they are published. {REVIEW_TIME}. You can follow the
      status in{' '}
      <Link href="/profile#my-articles" className="prose-link">
        My Articles
      </Link>
      . A text that you have in Word need not be typed again: Import a Word document, above the toolbar,
      brings in a .docx with its equations, tables and pictures.
    </Alert>
  )
}

/** That the article is its author's again, above the form that sends it once more. */
export function WithdrawnNotice({ withdrawnAt }: { withdrawnAt: string }) {
  return (
    <Alert tone="info" title={`You withdrew this article on ${momentOf(withdrawnAt)}`}>
      It is your own draft until you submit it again. Editors do not review it meanwhile.
    </Alert>
  )
}

const WHY_NOT = {
  draft: 'The editors are working on this article.',
  pending_review:
    'This article is in review. You can change it if the editors send it back, or once you have withdrawn it.',
  approved: 'This article is published. Tell the editors what should be changed in it.',
  rejected: '',
}

/** Of an article that is not with its author. */
export function NotToBeEdited({ article }: { article: OwnArticle }) {
  return (
    <Alert
      tone="info"
      title={article.title}
      action={article.status === 'pending_review' && <Withdraw article={article} />}
    >
      {WHY_NOT[article.status]}{' '}
      <Link href={`/articles/${article.slug}`} className="prose-link">
        Look at the article
      </Link>
    </Alert>
  )
}

/** The page shows the form in place of the notice then. */
function Withdraw({ article }: { article: OwnArticle }) {
  const router = useRouter()
  return <WithdrawButton article={article} onWithdrawn={() => router.refresh()} />
}
