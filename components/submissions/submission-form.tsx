'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { dropDraft, keepDraft, loadDraft } from '@/lib/articles/drafts/hooks'
import type { ZodType } from 'zod'
import type { DraftPayload } from '@/lib/articles/drafts/schema'
import { usePreview } from '@/lib/articles/preview/hooks'
import { REVIEW_TIME } from '@/lib/articles/submissions/constants'
import { useSubmit } from '@/lib/articles/submissions/hooks'
import { besideNotice } from '@/lib/articles/submissions/rules/history'
import type { SubmissionInput } from '@/lib/articles/submissions/schema'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { ApiError } from '@/lib/core/browser/api'
import { useDraft } from '@/lib/drafts/use-draft'
import type { Category, Tag } from '@/lib/taxonomy/types'
import { DraftGate } from '../drafts/draft-gate'
import { FormFoot } from '../drafts/form-foot'
import { NoticeAbove } from '../drafts/notice-above'
import { SaveState } from '../drafts/save-state'
import { useHeldFields } from '../drafts/use-held-fields'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { DraftNotice, draftTitle } from './draft-notice'
import { FormSkeleton } from './form-skeleton'
import { PreviewDialog } from '../articles/preview-dialog'
import { SentNotice } from './sent-notice'
import { SubmissionFields } from './submission-fields'

type SubmissionFormProps = {
  memberId: string
  /** The rejected or withdrawn article that is edited; null for a new one. */
  article: OwnArticle | null
  categories: Category[]
  tags: Tag[]
  /** Shows what was sent in the place of the form; without it, the form is empty again and says so itself. */
  onSent?: (article: OwnArticle) => void
}

const FIELDS = ['title', 'categoryId', 'tagIds', 'content', 'excerpt', 'reference', 'memberNote'] as const

/** What is typed may be unfinished; what is sent is whole. */
const checks = () =>
  import('@/lib/articles/submissions/schema').then(
    ({ submissionInput }) => submissionInput as unknown as ZodType<SubmissionInput, DraftPayload>,
  )

export function SubmissionForm({ memberId, article, categories, tags, onSent }: SubmissionFormProps) {
  const articleId = article?.id ?? null
  const untouched = asDraft(article)
  const form = useCheckedForm(checks, { defaultValues: untouched })
  const draft = useDraft({
    form,
    kind: 'article-draft',
    of: articleId ?? 'new',
    owner: memberId,
    schema: () => import('@/lib/articles/drafts/schema').then((schema) => schema.typedDraft),
    soleTab: true,
    account: {
      load: () => loadDraft(articleId),
      keep: (payload) => keepDraft({ memberId, articleId }, payload),
      drop: () => dropDraft(articleId),
    },
  })
  const notice = useRef<HTMLDivElement>(null)
  // From the press on: before it is sent, a save of the draft is waited for.
  const [heldForm, release] = useHeldFields(form.formState.isSubmitting)
  const [discarding, setDiscarding] = useState(false)
  const [sent, setSent] = useState<OwnArticle | null>(null)
  const submit = useSubmit(articleId)
  const router = useRouter()
  const preview = usePreview()

  const send = form.handleSubmit(async (values) => {
    setSent(null)
    await draft.autosave?.pause()
    try {
      const submitted = await submit.mutateAsync(values)
      if (!article) form.reset()
      await draft.forget()
      if (onSent) onSent(submitted)
      else setSent(submitted)
      // The page that the browser would go back to still shows the article as it was.
      router.refresh()
      toast({
        title: 'Article Submitted Successfully!',
        description: `${REVIEW_TIME}.`,
        variant: 'success',
      })
    } catch (error) {
      draft.autosave?.resume()
      release()
      showErrors(error)
    }
  })
  const showErrors = (error: unknown) => {
    toast(failure('Submission Failed', error, 'Failed to submit article. Please try again.'))
    showAtFields(error)
  }
  const showAtFields = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    for (const { path, message } of error.errors) {
      const field = FIELDS.find((name) => name === path)
      if (field) form.setError(field, { message }, { shouldFocus: true })
    }
  }
  const show = () =>
    perform(preview, form.getValues(), {
      onError: (error) => {
        toast(failure('The preview could not be made', error))
        showAtFields(error)
      },
    })
  const discard = async () => {
    await draft.discard()
    setDiscarding(false)
  }
  const waiting = draft.restored ?? draft.found[0]

  return (
    <DraftGate draft={draft} meanwhile={<FormSkeleton />}>
      <form
        ref={heldForm}
        method="post"
        onSubmit={(event) => void send(event)}
        noValidate
        className="grid gap-6"
      >
        {sent && <SentNotice article={sent} />}
        {waiting && (
          <DraftNotice
            ref={notice}
            restored={draft.restored}
            other={draft.found[0]}
            onUse={draft.use}
            onDiscard={() => setDiscarding(true)}
          />
        )}
        <SubmissionFields
          form={form}
          categories={categories}
          tags={tags}
          history={article ? besideNotice(article) : []}
          status={<SaveState quiet autosave={draft.autosave} />}
        />
        <FormFoot
          state={
            <>
              {waiting && <NoticeAbove notice={notice}>{draftTitle(draft.restored)}</NoticeAbove>}
              <SaveState autosave={draft.autosave} />
            </>
          }
        >
          <Button type="submit" pending={submit.isPending} pendingLabel="Submitting...">
            {article ? 'Submit Again' : 'Submit Article'}
          </Button>
          <Button variant="outline" pending={preview.isPending} pendingLabel="Preparing..." onClick={show}>
            Preview
          </Button>
        </FormFoot>
        {preview.data && (
          <PreviewDialog
            article={preview.data}
            description="This is what reviewers and readers will see."
            onClose={preview.reset}
          />
        )}
        <ConfirmDialog
          open={discarding}
          onOpenChange={setDiscarding}
          title="Discard this draft?"
          description={
            article
              ? 'Your changes are lost, on this device and on your account. The article stays as it was.'
              : 'What you have written is lost, on this device and on your account.'
          }
          confirmLabel="Discard draft"
          cancelLabel="Keep editing"
          tone="destructive"
          onConfirm={() => void discard()}
        />
      </form>
    </DraftGate>
  )
}

/** The form of an article that is with its author again, before anything is changed; its next note is new. */
const asDraft = (article: OwnArticle | null): DraftPayload => ({
  title: article?.title ?? '',
  content: article?.content ?? '',
  excerpt: article?.ownExcerpt ?? '',
  reference: article?.reference ?? '',
  memberNote: '',
  categoryId: article?.categoryId ?? null,
  tagIds: article?.tagIds ?? [],
})
