'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { AskingDialog, CancelButton } from './asking-dialog'
import { Button } from './button'
import { Field } from './field'
import { showErrors } from './form-failure'
import { perform } from './perform'
import { Textarea } from './textarea'

type Words = { content: string }

type EditCommentDialogProps<Stored> = {
  content: string
  schema: ZodType<Words, Words>
  edit: { isPending: boolean; mutateAsync: (input: Words) => Promise<Stored> }
  onSaved: () => void
  /** Says what belongs to no field. */
  onFailure: (error: Error) => void
  onClose: () => void
}

/** Changes the words of one's own comment. What was typed stays until the server has it. */
export function EditCommentDialog<Stored>({
  content,
  schema,
  edit,
  onSaved,
  onFailure,
  onClose,
}: EditCommentDialogProps<Stored>) {
  const id = useId()
  const { register, handleSubmit, formState, setError } = useForm<Words>({
    resolver: zodResolver(schema),
    defaultValues: { content },
  })
  const submit = handleSubmit((input) => {
    if (edit.isPending) return
    perform(edit, input, {
      onSuccess: () => {
        onSaved()
        onClose()
      },
      onError: (error) => showErrors(error, setError) || onFailure(error),
    })
  })
  return (
    <AskingDialog
      onClose={onClose}
      title="Edit comment"
      description="Readers see that it was edited."
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={id} pending={edit.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Comment" error={formState.errors.content?.message}>
          <Textarea rows={6} autoComplete="off" {...register('content')} />
        </Field>
      </form>
    </AskingDialog>
  )
}
