'use client'
import type { ReactNode } from 'react'
import { TITLE_LENGTH } from '@/lib/paths/constants'
import { useDraft } from '@/lib/drafts/use-draft'
import type { PathInput } from '@/lib/paths/schema'
import { useCurrentUser } from '@/lib/users/hooks'
import { RestoredNotice } from '../../drafts/restored-notice'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Textarea } from '../../ui/textarea'
import { useCheckedForm } from '../../ui/use-checked-form'

type PathFormProps = {
  id: string
  start: PathInput
  /** Which path it is of, where what is typed outlives the page: in a dialog it does not. */
  of?: number
  /**
   * `onStored` is called when the server has it. `changed` is what was changed here: stored without the rest,
   * it leaves what another editor has stored meanwhile.
   */
  onSubmit: (input: PathInput, onStored: () => void, changed: Partial<PathInput>) => void
  children?: ReactNode
}

/** What is said of a path. What was typed stays where the server refuses it. */
export function PathForm({ id, start, of, onSubmit, children }: PathFormProps) {
  const { user } = useCurrentUser()
  const form = useCheckedForm(() => import('@/lib/paths/schema').then((schema) => schema.pathInput), {
    defaultValues: start,
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const draft = useDraft({ form, kind: 'path-details', of, owner: of === undefined ? undefined : user?.id })
  const submit = handleSubmit((input) => {
    const onStored = () => {
      form.reset(input)
      void draft.forget()
    }
    onSubmit(input, onStored, differing(formState.defaultValues ?? start, input))
  })
  return (
    <form id={id} method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <RestoredNotice draft={draft}>It is not stored in the path yet.</RestoredNotice>
      <Field label="Title" error={errors.title?.message}>
        <Input autoComplete="off" maxLength={TITLE_LENGTH} {...register('title')} />
      </Field>
      <Field label="Whom it is for" error={errors.audience?.message}>
        <Textarea rows={2} autoComplete="off" {...register('audience')} />
      </Field>
      <Field
        label="Summary"
        hint="What it leads through, and what the library has no article about."
        error={errors.summary?.message}
      >
        <Textarea rows={5} autoComplete="off" {...register('summary')} />
      </Field>
      {children}
    </form>
  )
}

const differing = (start: Partial<PathInput>, input: PathInput): Partial<PathInput> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== start[name as keyof PathInput]),
  )
