'use client'
import { Check, Eye, Pencil, Trash2, Undo2, X, type IconNode } from 'lucide'
import { useState } from 'react'
import { useRestoreArticle } from '@/lib/articles/administration/hooks'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { UNREADABLE } from '@/lib/articles/review/constants'
import { ApiError } from '@/lib/core/browser/api'
import type { FieldError } from '@/lib/core/errors'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { Tooltip } from '../../ui/tooltip'
import { WarningList } from '../../ui/warning-list'
import { editAddress } from '../navigation'
import { CONTRADICTS } from './contradictions'
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
  const restore = useRestoreArticle()
  const [refused, setRefused] = useState<FieldError[]>([])
  const unreadable = refused.some(({ path }) => path === UNREADABLE)
  const press = (said?: 'confirmed' | 'draft') => {
    if (restore.isPending) return
    perform(
      restore,
      { id, said },
      {
        onSuccess: () => {
          setRefused([])
          onDecided()
          toast(
            said === 'draft'
              ? done('Article restored', 'It is a draft now.')
              : done('Article restored', 'The article is where it was before.'),
          )
        },
        onError: (error) => {
          const reasons = error instanceof ApiError && error.status === 409 ? error.errors : []
          setRefused(reasons)
          if (reasons.length === 0) toast(failed('Failed to restore the article.', error))
        },
      },
    )
  }
  return (
    <>
      <Button
        {...look}
        className="justify-self-start"
        aria-label={`Restore ${title}`}
        pending={restore.isPending}
        pendingLabel="Restoring..."
        onClick={() => press()}
      >
        <Icon shape={Undo2} />
        Restore
      </Button>
      <ConfirmDialog
        open={refused.length > 0}
        onOpenChange={(open) => !open && setRefused([])}
        title={`Are you sure you want to restore "${title}"?`}
        description={
          unreadable
            ? 'It was published, and cannot come back to its readers as it is. As a draft it can be edited, saved anew and published again.'
            : 'It was published, and every member can read it again then.'
        }
        confirmLabel={unreadable ? 'Restore as a draft' : 'Restore all the same'}
        pending={restore.isPending}
        pendingLabel="Restoring..."
        onConfirm={() => press(unreadable ? 'draft' : 'confirmed')}
      >
        <WarningList
          title={unreadable ? 'A calculation can no longer be read' : CONTRADICTS}
          sentences={refused.map(({ message }) => message)}
        />
      </ConfirmDialog>
    </>
  )
}
