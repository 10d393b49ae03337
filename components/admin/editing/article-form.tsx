'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import type { EditableArticle } from '@/lib/articles/administration/types'
import { TITLE_MAX } from '@/lib/articles/constants'
import { contradictionsIn, staleSaveIn, useSaveArticle } from '@/lib/articles/editing/hooks'
import { usePreview } from '@/lib/articles/preview/hooks'
import { ApiError, NO_CONNECTION } from '@/lib/core/browser/api'
import { useDraft } from '@/lib/drafts/use-draft'
import { DraftGate } from '../../drafts/draft-gate'
import { FormFoot } from '../../drafts/form-foot'
import { NoticeAbove } from '../../drafts/notice-above'
import { SaveState } from '../../drafts/save-state'
import { useHeldFields } from '../../drafts/use-held-fields'
import { useNoticeInSight } from '../../drafts/use-notice-in-sight'
import { titleTaker } from '../../editor/word-import/take-title'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { ErrorState } from '../../ui/error-state'
import { Field, FieldError } from '../../ui/field'
import { Input } from '../../ui/input'
import { Label } from '../../ui/label'
import { Link } from '../../ui/link'
import { onDemand } from '../../ui/on-demand'
import { perform, stillHere } from '../../ui/perform'
import { Skeleton } from '../../ui/skeleton'
import { toast } from '../../ui/toast'
import { Contradictions } from '../articles/contradictions'
import { listOfNew, listToReturnTo, useListLeft } from '../articles/list-place'
import { managementAddress, SHELF_NAMES, shelfAt, shelfOf } from '../articles/management-address'
import { done, failed } from '../articles/notices'
import { EDITOR_HEIGHT } from '../../editor/editor-height'
import { editAddress } from '../navigation'
import { comparableOf } from './comparable'
import { ConflictNotice } from './conflict-notice'
import { DraftNotice, UNSAVED } from './draft-notice'
import {
  articleResolver,
  articleValues,
  changeOf,
  draftOf,
  fieldErrorsOf,
  NEW_ARTICLE,
  valuesOf,
  type ArticleValues,
} from './form-values'
import { LeaveGuard } from '../../ui/leave-guard'
import { PreviewDialog } from '../../articles/preview-dialog'
import { PublishingFields } from './publishing-fields'
import { ReferencesField } from './references-field'

const RichEditor = onDemand(() => import('../../editor/rich-editor').then((file) => file.RichEditor), {
  waiting: () => <Skeleton className={EDITOR_HEIGHT} />,
  failed: (_, retry) => (
    <ErrorState title="The editor could not be loaded" message={NO_CONNECTION} onRetry={retry} />
  ),
})

const LIST = '/admin/articles'
/** The article itself is saved by its button alone. */
const KEPT = 'Draft kept on this device'

type ArticleFormProps = {
  editorId: string
  /** What is edited; a new article without. Another version of it is another form: give it a key. */
  article?: EditableArticle
  onReload?: () => void
}

/** Writes an article, or changes one. Whatever fails, what was typed stays, here and on this device. */
export function ArticleForm({ editorId, article, onReload }: ArticleFormProps) {
  const router = useRouter()
  const cache = useQueryClient()
  const save = useSaveArticle(article?.id)
  const [conflict, setConflict] = useState<ReturnType<typeof staleSaveIn>>(null)
  /** What is to be confirmed before it is saved, and the version that the save is based on. */
  const [contradicted, setContradicted] = useState<{ sentences: string[]; base: string | null } | null>(null)
  const preview = usePreview()
  const notices = useRef<HTMLDivElement>(null)
  const listAddress = useListLeft(LIST)
  const form = useForm<ArticleValues>({
    resolver: articleResolver,
    defaultValues: article ? valuesOf(article) : NEW_ARTICLE,
  })
  const { errors, isDirty } = form.formState
  const draft = useDraft({
    form,
    kind: 'editor-draft',
    of: article?.id ?? 'new',
    owner: editorId,
    schema: () => Promise.resolve(articleValues),
    soleTab: true,
    offer: true,
    base: article?.updatedAt,
  })

  const [heldForm, release] = useHeldFields(save.isPending)
  useNoticeInSight(notices, draft.found.length > 0)

  const store = (values: ArticleValues, updatedAt: string | null, confirmed?: true) => {
    if (save.isPending) return
    const here = stillHere()
    perform(
      save,
      { ...changeOf(values, article), updatedAt: updatedAt ?? undefined, confirmed },
      {
        onSuccess: (saved) => {
          setContradicted(null)
          form.reset(values)
          void draft.forget()
          const said = article
            ? done('Article updated', 'Your article has been successfully updated.')
            : done('Article created', 'Your article has been successfully created.')
          if (!here()) return void toast(said)
          const list = article ? listToReturnTo(LIST) : listOfNew(LIST, editAddress(saved.id))
          toast(shelfAt(list) === shelfOf(saved) ? said : { ...said, action: wayTo(saved) })
          router.push(list, { scroll: false })
        },
        onError: (error) => {
          release()
          const stale = staleSaveIn(error)
          setConflict(stale)
          if (stale) return
          const sentences = contradictionsIn(error)
          setContradicted(sentences && { sentences, base: updatedAt })
          if (sentences) return
          toast(failed(`Failed to ${article ? 'update' : 'create'} the article. Please try again.`, error))
          showAtFields(error)
        },
      },
    )
  }
  /** The list that is returned to shows another tab than the one of what was saved. */
  const wayTo = (saved: EditableArticle) => {
    const shelf = shelfOf(saved)
    const list = managementAddress({ status: shelf })
    return {
      label: `See it in ${SHELF_NAMES[shelf]}`,
      hint: `See it in the tab ${SHELF_NAMES[shelf]} of the articles`,
      onPress: () => router.push(listOfNew(list, editAddress(saved.id)), { scroll: false }),
    }
  }
  const showAtFields = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    for (const [index, [field, message]] of [...fieldErrorsOf(error)].entries())
      form.setError(field, { message }, { shouldFocus: index === 0 })
  }
  const submit = (event: FormEvent) => {
    // The editor's dialogs have forms of their own, and React lets their events rise to here.
    if (event.target !== event.currentTarget) return
    void form.handleSubmit((values) => store(values, draft.base))(event)
  }
  const takeTitle = titleTaker({
    read: () => form.getValues('title'),
    write: (title) => form.setValue('title', title, { shouldDirty: true }),
    max: TITLE_MAX,
  })
  const reload = () => {
    form.reset()
    void draft.forget()
    onReload?.()
  }
  const fields = (
    <form
      ref={heldForm}
      method="post"
      onSubmit={submit}
      onKeyDown={keepEnter}
      noValidate
      className="mt-8 grid gap-8"
    >
      {draft.found.length > 0 && (
        <div ref={notices} className="grid gap-8">
          {draft.found.map((left) => (
            <DraftNotice
              key={left.at}
              draft={left}
              outdated={article !== undefined && left.base !== article.updatedAt}
              replacing={isDirty}
              onRestore={() => draft.use(left)}
              onDiscard={() => draft.dismiss(left)}
            />
          ))}
        </div>
      )}
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <Field label="Title" error={errors.title?.message}>
            <Input autoComplete="off" maxLength={TITLE_MAX} {...form.register('title')} />
          </Field>
          <div className="grid grid-cols-1 gap-1.5">
            <Label htmlFor="article-content">Content</Label>
            <Controller
              control={form.control}
              name="content"
              render={({ field }) => (
                <RichEditor
                  id="article-content"
                  label="Content"
                  value={field.value}
                  onChange={field.onChange}
                  onTitle={takeTitle}
                  fault={errors.content}
                  ref={field.ref}
                  status={<SaveState quiet autosave={draft.autosave} saved={KEPT} />}
                  aria-invalid={errors.content ? true : undefined}
                  aria-describedby={errors.content ? 'article-content-error' : undefined}
                />
              )}
            />
            {errors.content && <FieldError id="article-content-error">{errors.content.message}</FieldError>}
          </div>
          <ReferencesField />
        </div>
        <PublishingFields article={article} />
      </div>
      {conflict && article && (
        <ConflictNotice
          articleId={article.id}
          conflict={conflict}
          own={conflict.editorId === editorId}
          keepsVersions={article.publishedAt !== null}
          mine={() => comparableOf(cache, form.getValues(), article)}
          saving={save.isPending}
          onOverwrite={() => void form.handleSubmit((values) => store(values, conflict.updatedAt))()}
          onTakeTheirs={reload}
        />
      )}
      <FormFoot
        state={
          <>
            {draft.found.length > 0 && <NoticeAbove notice={notices}>{UNSAVED}</NoticeAbove>}
            <SaveState autosave={draft.autosave} saved={KEPT} />
          </>
        }
      >
        <Button
          variant="outline"
          pending={preview.isPending}
          onClick={() =>
            perform(preview, draftOf(form.getValues()), {
              onError: (error) => {
                toast(failed('The preview could not be made.', error))
                showAtFields(error)
              },
            })
          }
        >
          Preview
        </Button>
        <Link
          href={listAddress}
          onNavigate={(event) => {
            event.preventDefault()
            router.push(listToReturnTo(LIST), { scroll: false })
          }}
          className={buttonStyles({ variant: 'outline' })}
        >
          Cancel
        </Link>
        <Button type="submit" pending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </FormFoot>
    </form>
  )
  return (
    <FormProvider {...form}>
      <DraftGate draft={draft} meanwhile={fields}>
        {fields}
      </DraftGate>
      {contradicted && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setContradicted(null)}
          title="Save it all the same?"
          description="Readers see that the calculation is not verified."
          confirmLabel="Save all the same"
          pending={save.isPending}
          pendingLabel="Saving..."
          onConfirm={() => void form.handleSubmit((values) => store(values, contradicted.base, true))()}
        >
          <Contradictions sentences={contradicted.sentences} />
        </ConfirmDialog>
      )}
      {preview.data && (
        <PreviewDialog
          article={preview.data}
          description="What readers would see. Nothing is saved."
          onClose={preview.reset}
        />
      )}
      <LeaveGuard
        active={isDirty && !save.isSuccess}
        description="Your changes are not saved. They stay on this device, and you are offered them when you come back."
      />
    </FormProvider>
  )
}

/** Enter in a field is a slip of the hand; on the button that saves it is meant. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  if (event.currentTarget.contains(target)) event.preventDefault()
}
