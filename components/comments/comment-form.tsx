'use client'
import type { KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { COMMENT_MAX, COUNTER_FROM } from '@/lib/comments/constants'
import { usePostComment } from '@/lib/comments/hooks'
import { lengthOf } from '@/lib/comments/rules/text'
import type { CommentInput } from '@/lib/comments/schema'
import type { Comment, CommentAuthor } from '@/lib/comments/types'
import { ApiError } from '@/lib/core/browser/api'
import { useDraft } from '@/lib/drafts/use-draft'
import type { CurrentUser } from '@/lib/users/types'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Textarea } from '../ui/textarea'
import { useCheckedForm } from '../ui/use-checked-form'
import { toastFailure } from './failure'

type CommentFormProps = {
  articleId: number
  user: CurrentUser | null
  onPosted: () => void
  /** The comment that is answered, and the way out of answering it. */
  reply?: { to: Comment; onCancel: () => void }
}

const EMPTY: CommentInput = { content: '' }
const NOBODY = { firstName: '', lastName: '', profileImageUrl: null }

/**
 * What was typed stays until the server has it: through a failure, a reload and a walk to another article.
 */
export function CommentForm({ articleId, user, onPosted, reply }: CommentFormProps) {
  const parentId = reply?.to.id ?? null
  const post = usePostComment(articleId, authorOf(user), parentId)
  const form = useCheckedForm(() => import('@/lib/comments/schema').then((schema) => schema.commentInput), {
    defaultValues: EMPTY,
  })
  const { control, register, handleSubmit, formState, reset, setError } = form
  const of = parentId === null ? articleId : `${articleId}:${parentId}`
  const draft = useDraft({ form, kind: 'comment-draft', of, owner: user?.id })

  const send = handleSubmit((input) =>
    // Not `mutate`: what follows must happen also when the reader has left the page meanwhile.
    post.mutateAsync(input).then(
      () => {
        reset(EMPTY)
        void draft.forget()
        onPosted()
      },
      (error: unknown) => {
        const [refused] = error instanceof ApiError ? error.errors : []
        if (refused) setError('content', { message: refused.message }, { shouldFocus: true })
        else toastFailure('Comment not posted', error)
      },
    ),
  )
  const submit = () => {
    if (!post.isPending) void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && reply) return reply.onCancel()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className={reply ? 'grid gap-3 pb-5' : 'mt-5 grid gap-3'}
    >
      <Field
        label={reply ? `Reply to ${reply.to.author.firstName} ${reply.to.author.lastName}` : 'Add a comment'}
        error={formState.errors.content?.message}
        hint={<Counter content={useWatch({ control, name: 'content' })} />}
      >
        <Textarea
          rows={reply ? 3 : 4}
          autoFocus={reply !== undefined}
          autoComplete="off"
          readOnly={post.isPending}
          onKeyDown={onKeyDown}
          {...register('content')}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={post.isPending} pendingLabel="Posting...">
          {reply ? 'Post Reply' : 'Post Comment'}
        </Button>
        {reply && (
          <Button variant="outline" onClick={reply.onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

const authorOf = (user: CurrentUser | null): CommentAuthor => {
  const { firstName, lastName, profileImageUrl } = user ?? NOBODY
  return { firstName, lastName, profileImageUrl }
}

function Counter({ content }: { content: string }) {
  const left = COMMENT_MAX - lengthOf(content)
  if (left > COMMENT_MAX - COUNTER_FROM)
    return 'Plain text; web addresses become links. Ctrl or ⌘ with Enter posts.'
  const figure = Math.abs(left).toLocaleString('en-GB')
  return left >= 0 ? `${figure} characters left` : `${figure} characters too many`
}
