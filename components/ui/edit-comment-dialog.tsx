'use client'
import type { ZodType } from 'zod'
import { Field } from './field'
import { FormDialog } from './form-dialog'
import { showErrors } from './form-failure'
import { perform } from './perform'
import { Textarea } from './textarea'
import { useCheckedForm } from './use-checked-form'

type Words = { content: string }

type EditCommentDialogProps<Stored> = {
  content: string
  schema: () => Promise<ZodType<Words, Words>>
  edit: { isPending: boolean; mutateAsync: (input: Words) => Promise<Stored> }
  onSaved?: () => void
  /** Says what belongs to no field. */
  onFailure: (error: Error) => void
  onClose: () => void
}

/** Changes the words of one's own comment. */
export function EditCommentDialog<Stored>({
  content,
  schema,
  edit,
  onSaved,
  onFailure,
  onClose,
}: EditCommentDialogProps<Stored>) {
  const { register, handleSubmit, formState, setError } = useCheckedForm(schema, {
    defaultValues: { content },
  })
  const submit = handleSubmit((input) => {
    if (edit.isPending) return
    perform(edit, input, {
      onSuccess: () => {
        onSaved?.()
        onClose()
      },
      onError: (error) => showErrors(error, setError) || onFailure(error),
    })
  })
  return (
    <FormDialog
      title="Edit comment"
      description="Readers see that it was edited."
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={edit.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Comment" error={formState.errors.content?.message}>
        <Textarea rows={6} autoComplete="off" {...register('content')} />
      </Field>
    </FormDialog>
  )
}
