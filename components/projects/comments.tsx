'use client'
import { useRef, useState } from 'react'
import { ApiError } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { useDraft } from '@/lib/drafts/use-draft'
import type { CommentForm as Typed } from '@/lib/projects/comments/schema'
import { useComment, useDeleteComment, useEditComment } from '@/lib/projects/hooks'
import type { Project, ProjectComment } from '@/lib/projects/types'
import { useCurrentUser } from '@/lib/users/hooks'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { EditCommentDialog } from '../ui/edit-comment-dialog'
import { failure } from '../ui/failure'
import { Field } from '../ui/field'
import { perform } from '../ui/perform'
import { Select } from '../ui/select'
import { Textarea } from '../ui/textarea'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { nameOf } from './item-name'

/** What its members say about a project, oldest first: of all of it, or of one item. */
export function Comments({ project }: { project: Project }) {
  const { id, comments, items, archived, people } = project
  const heading = useRef<HTMLHeadingElement>(null)
  // Here and not at the comment: what is being written stays where the owner deletes the comment.
  const [editing, setEditing] = useState<ProjectComment | null>(null)
  const titles = new Map(items.map((item) => [item.id, nameOf(item)]))
  // Alone in a project there is nobody to talk to; what was said stays in sight.
  if (people.length === 1 && comments.length === 0 && !editing) return null
  return (
    <section aria-labelledby="comments" className="mt-14">
      <h2
        id="comments"
        ref={heading}
        tabIndex={-1}
        className="border-ink scroll-mt-24 border-b pb-3 text-lg outline-none"
      >
        Comments <span className="tabular-nums">({comments.length})</span>
      </h2>
      {comments.map((comment) => (
        <Comment
          key={comment.id}
          projectId={id}
          comment={comment}
          about={comment.itemId === null ? null : (titles.get(comment.itemId) ?? null)}
          onEdit={comment.own && !archived ? () => setEditing(comment) : undefined}
          onDeleted={() => heading.current?.focus()}
        />
      ))}
      {!archived && <CommentForm project={project} />}
      {editing && <EditComment projectId={id} comment={editing} onClose={() => setEditing(null)} />}
    </section>
  )
}

type CommentProps = {
  projectId: string
  comment: ProjectComment
  about: string | null
  /** Opens the dialog in which its words are changed; without it they cannot be. */
  onEdit?: () => void
  onDeleted: () => void
}

function Comment({ projectId, comment, about, onEdit, onDeleted }: CommentProps) {
  const remove = useDeleteComment(projectId)
  const [asking, setAsking] = useState(false)
  const { id, itemId, author, content, createdAt, editedAt, deletable } = comment
  return (
    <article className="border-hairline grid gap-1.5 border-b py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-sm">
          <span className="font-semibold wrap-anywhere">{author}</span>{' '}
          <span className="text-ink-soft">
            {momentOf(createdAt)}
            {editedAt && `, edited ${momentOf(editedAt)}`}
          </span>
        </p>
        <span className="-mr-3 ml-auto flex flex-wrap gap-1">
          {onEdit && (
            <Button variant="ghost" size="sm" onClick={onEdit}>
              Edit
            </Button>
          )}
          {deletable && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Delete the comment of ${author}`}
              onClick={() => setAsking(true)}
            >
              Delete
            </Button>
          )}
        </span>
      </div>
      {about !== null && (
        <p className="text-ink-soft text-sm">
          About{' '}
          <a href={`#item-${itemId}`} className="prose-link wrap-anywhere">
            {about}
          </a>
        </p>
      )}
      <p className="max-w-measure wrap-anywhere whitespace-pre-wrap">{content}</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this comment?"
        description="Its words are deleted for good."
        confirmLabel="Delete"
        tone="destructive"
        pending={remove.isPending}
        onConfirm={() =>
          perform(remove, id, {
            onSuccess: () => {
              setAsking(false)
              onDeleted()
            },
            onError: (error) => toast(failure('Failed to delete the comment', error)),
          })
        }
      />
    </article>
  )
}

type EditCommentProps = { projectId: string; comment: ProjectComment; onClose: () => void }

function EditComment({ projectId, comment: { id, content }, onClose }: EditCommentProps) {
  const edit = useEditComment(projectId, id)
  return (
    <EditCommentDialog
      content={content}
      schema={() => import('@/lib/projects/comments/schema').then((schema) => schema.commentEdit)}
      edit={edit}
      onFailure={(error) => toast(failure('Comment not changed', error))}
      onClose={onClose}
    />
  )
}

const EMPTY: Typed = { content: '', about: '' }

/** What was typed stays until the server has it. */
function CommentForm({ project: { id, items } }: { project: Project }) {
  const { user } = useCurrentUser()
  const post = useComment(id)
  const form = useCheckedForm(
    () => import('@/lib/projects/comments/schema').then((schema) => schema.commentForm),
    { defaultValues: EMPTY },
  )
  const { register, handleSubmit, formState, reset, setError } = form
  const draft = useDraft({ form, kind: 'project-comment', of: id, owner: user?.id })
  const submit = handleSubmit(({ content, about }) => {
    if (post.isPending) return
    perform(
      post,
      { content, itemId: about === '' ? null : Number(about) },
      {
        onSuccess: () => {
          reset(EMPTY)
          void draft.forget()
        },
        onError: (error) => {
          const [refused] = error instanceof ApiError ? error.errors : []
          if (refused) setError('content', { message: refused.message }, { shouldFocus: true })
          else toast(failure('Comment not posted', error))
        },
      },
    )
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-3">
      <Field
        label="Add a comment"
        error={formState.errors.content?.message}
        hint="Everybody in this project reads it."
      >
        <Textarea rows={3} autoComplete="off" readOnly={post.isPending} {...register('content')} />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        {items.length > 0 && (
          <Field label="About" className="w-full sm:w-72">
            <Select {...register('about')}>
              <option value="">The whole project</option>
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {nameOf(item)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Button type="submit" pending={post.isPending} pendingLabel="Posting...">
          Post Comment
        </Button>
      </div>
    </form>
  )
}
