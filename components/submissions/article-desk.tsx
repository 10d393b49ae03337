'use client'
import { useState } from 'react'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import type { Category, Tag } from '@/lib/taxonomy/types'
import { RejectionNotice } from '../articles/rejection-notice'
import { SubmissionDesk } from './lazy-desk'
import { NotToBeEdited, WithdrawnNotice } from './review-notice'
import { SentNotice } from './sent-notice'

type ArticleDeskProps = { memberId: string; article: OwnArticle; categories: Category[]; tags: Tag[] }

/**
 * Where an article that is with its author again is edited and sent. It stays mounted while the page is
 * rendered again after that, so that what was sent is still said, with the focus.
 */
export function ArticleDesk({ memberId, article, categories, tags }: ArticleDeskProps) {
  const [sent, setSent] = useState<OwnArticle | null>(null)
  if (sent) return <SentNotice article={sent} />
  if (article.status !== 'rejected' && !article.withdrawnAt) return <NotToBeEdited article={article} />
  return (
    <>
      {article.status === 'rejected' && <RejectionNotice article={article} />}
      {article.withdrawnAt && <WithdrawnNotice withdrawnAt={article.withdrawnAt} />}
      <SubmissionDesk
        memberId={memberId}
        article={article}
        categories={categories}
        tags={tags}
        onSent={setSent}
      />
    </>
  )
}
