'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { DraftPayload } from '@/lib/articles/drafts/schema'
import type { Draft } from '@/lib/articles/drafts/types'
import { usePreview } from '@/lib/articles/preview/hooks'
import { REVIEW_TIME } from '@/lib/articles/submissions/constants'
import { useSubmit } from '@/lib/articles/submissions/hooks'
import { type SubmissionInput, submissionInput } from '@/lib/articles/submissions/schema'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import type { Category, Tag } from '@/lib/taxonomy/types'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { DraftNotice } from './draft-notice'
import { PreviewDialog } from './preview-dialog'
import { SaveState } from './save-state'
import { SentNotice } from './sent-notice'
import { asDraft, type Version } from './starting-point'
import { SubmissionFields } from './submission-fields'
import { useAutosave } from './use-autosave'

export type SubmissionFormProps = {
  memberId: string
  /** The rejected article that is edited; null for a new one. */
  article: OwnArticle | null
  draft: Draft | null
  categories: Category[]
  tags: Tag[]
}

const FIELDS = ['title', 'categoryId', 'tagIds', 'content', 'reference', 'memberNote'] as const
const resolver = zodResolver(submissionInput) as unknown as Resolver<DraftPayload, unknown, SubmissionInput>

export function SubmissionForm({ memberId, article, draft, categories, tags }: SubmissionFormProps) {
  const articleId = article?.id ?? null
  const untouched = asDraft(article)
  const { autosave, state, start } = useAutosave({ memberId, articleId, draft, untouched })
  const form = useForm<DraftPayload, unknown, SubmissionInput>({ resolver, defaultValues: start.values })
  const [restored, setRestored] = useState(start.restored)
  const [discarding, setDiscarding] = useState(false)
  const [sent, setSent] = useState<OwnArticle | null>(null)
  const submit = useSubmit(articleId)
  const router = useRouter()
  const preview = usePreview()

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => autosave.change(values),
      }),
    [form, autosave],
  )

  const send = form.handleSubmit(async (values) => {
    setSent(null)
    await autosave.pause()
    try {
      const submitted = await submit.mutateAsync(values)
      await autosave.forget()
      setRestored(null)
      if (!article) form.reset(untouched)
      setSent(submitted)
      // The page that the browser would go back to still shows the article as it was.
      router.refresh()
      toast({
        title: 'Article Submitted Successfully!',
        description: `${REVIEW_TIME}.`,
        variant: 'success',
      })
    } catch (error) {
      autosave.resume()
      showErrors(error)
    }
  })
  const showErrors = (error: unknown) => {
    toast({
      title: 'Submission Failed',
      description: reasonOf(error, 'Failed to submit article. Please try again.'),
      variant: 'destructive',
    })
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
        toast({
          title: 'The preview could not be made',
          description: reasonOf(error),
          variant: 'destructive',
        })
        showAtFields(error)
      },
    })
  const use = (version: Version) => {
    form.reset(version.payload)
    autosave.change(version.payload)
    setRestored(null)
  }
  const discard = async () => {
    await autosave.forget()
    form.reset(untouched)
    autosave.discardOnAccount()
    setRestored(null)
    setDiscarding(false)
  }

  if (sent && article) return <SentNotice article={sent} />
  return (
    <form method="post" onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      {sent && <SentNotice article={sent} />}
      {restored && (
        <DraftNotice
          restored={restored}
          other={start.other}
          onUse={use}
          onDiscard={() => setDiscarding(true)}
        />
      )}
      <SubmissionFields form={form} categories={categories} tags={tags} />
      <div className="border-hairline flex flex-wrap items-center gap-x-4 gap-y-3 border-t pt-5">
        <Button type="submit" size="lg" pending={submit.isPending} pendingLabel="Submitting...">
          {article ? 'Submit Again' : 'Submit Article'}
        </Button>
        <Button
          size="lg"
          variant="outline"
          pending={preview.isPending}
          pendingLabel="Preparing..."
          onClick={show}
        >
          Preview
        </Button>
        <SaveState state={state} />
      </div>
      {preview.data && <PreviewDialog article={preview.data} onClose={preview.reset} />}
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
        tone="destructive"
        onConfirm={() => void discard()}
      />
    </form>
  )
}
