'use client'
import { Check, Eye, Pencil, Trash2, Undo2, X, type IconNode } from 'lucide'
import { useState } from 'react'
import { useRestoreArticle } from '@/lib/articles/administration/hooks'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { toast } from '../../ui/toast'
import { Tooltip } from '../../ui/tooltip'
import { editAddress } from '../navigation'
import { ApproveDialog, DeleteDialog, RejectDialog } from './decision-dialogs'
import { done, failed } from './notices'

type ActionsProps = { article: AdminArticle; onDecided: () => void }

/** What can be done with one article, in the state in which it is. */
export function ArticleActions({ article, onDecided }: ActionsProps) {
  if (article.deletedAt) return <Restore article={article} onDecided={onDecided} />
  return (
    <div className="flex flex-wrap gap-1">
      {article.status === 'pending_review' && <Decide article={article} onDecided={onDecided} />}
      <ArticleLink href={`/articles/${article.slug}`} title={article.title} label="View" shape={Eye} />
      <ArticleLink href={editAddress(article.id)} title={article.title} label="Edit" shape={Pencil} />
      {article.status !== 'pending_review' && <Delete article={article} onDecided={onDecided} />}
    </div>
  )
}

const look = { variant: 'outline', size: 'sm' } as const
/** Rows are dense: each action is an icon, with its word as the accessible name. */
const icon = { variant: 'outline', size: 'icon-sm', className: 'pointer-coarse:size-10' } as const

type ArticleLinkProps = { href: string; title: string; label: string; shape: IconNode }

function ArticleLink({ href, title, label, shape }: ArticleLinkProps) {
  return (
    <Tooltip label={label}>
      <Link href={href} aria-label={`${label} ${title}`} className={buttonStyles(icon)}>
        <Icon shape={shape} />
      </Link>
    </Tooltip>
  )
}

function Decide({ article, onDecided }: ActionsProps) {
  const [dialog, setDialog] = useState<'approve' | 'reject' | null>(null)
  const dialogs = { article, onDecided, onClose: () => setDialog(null) }
  return (
    <>
      <Button size="sm" aria-label={`Approve ${article.title}`} onClick={() => setDialog('approve')}>
        <Icon shape={Check} />
        Approve
      </Button>
      <Button {...look} aria-label={`Reject ${article.title}`} onClick={() => setDialog('reject')}>
        <Icon shape={X} />
        Reject
      </Button>
      <ApproveDialog {...dialogs} open={dialog === 'approve'} />
      <RejectDialog {...dialogs} open={dialog === 'reject'} />
    </>
  )
}

function Delete({ article, onDecided }: ActionsProps) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Tooltip label="Delete">
        <Button {...icon} aria-label={`Delete ${article.title}`} onClick={() => setAsked(true)}>
          <Icon shape={Trash2} />
        </Button>
      </Tooltip>
      <DeleteDialog article={article} open={asked} onClose={() => setAsked(false)} onDecided={onDecided} />
    </>
  )
}

function Restore({ article: { id, title }, onDecided }: ActionsProps) {
  const { mutateAsync } = useRestoreArticle()
  const press = () => {
    onDecided()
    mutateAsync(id).then(
      () => toast(done('Article restored', 'The article is where it was before.')),
      (error: Error) => toast(failed('Failed to restore the article.', error)),
    )
  }
  return (
    <Button {...look} className="justify-self-start" aria-label={`Restore ${title}`} onClick={press}>
      <Icon shape={Undo2} />
      Restore
    </Button>
  )
}
