'use client'
import { today } from '@/lib/core/dates'
import { presentEdition, useSaveEdition } from '@/lib/standards/administration/hooks'
import type { EditionForm } from '@/lib/standards/administration/schema'
import type { RegisterEntry } from '@/lib/standards/administration/types'
import { failure } from '../../ui/failure'
import { FormDialog } from '../../ui/form-dialog'
import { showErrors } from '../../ui/form-failure'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'
import { EditionFields, shownValue } from './edition-fields'
import { useStaleSave } from './stale-save'

type EditionDialogProps = { entry: RegisterEntry; onClose: () => void; onSaved: () => void }

/** Edits an edition; what is said of its status becomes a new row with its source. */
export function EditionDialog({ entry, onClose, onSaved }: EditionDialogProps) {
  const save = useSaveEdition(entry.id)
  const form = useCheckedForm(
    () => import('@/lib/standards/administration/schema').then((schema) => schema.editionInput),
    {
      defaultValues: valuesOf(entry),
    },
  )
  const { errors } = form.formState
  const stale = useStaleSave({ form, row: entry, valuesOf, load: () => presentEdition(entry) })
  const submit = form.handleSubmit((input) => {
    if (save.isPending) return
    perform(
      save,
      {
        ...input,
        supersededBy: input.supersededBy.join('; '),
        aliases: input.aliases?.join('; ') ?? '',
        version: stale.base.version,
      },
      {
        onSuccess: () => {
          toast({ title: 'Standard saved', variant: 'success' })
          onSaved()
        },
        onError: (error) => {
          if (stale.refuse(error)) return
          if (!showErrors(error, form.setError)) toast(failure('Error', error))
        },
      },
    )
  })
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={entry.designation}
      description="What was said before stays in the register: a change of status is a new row."
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={save.isPending}
      onSubmit={() => void submit()}
    >
      {stale.notice}
      <EditionFields
        named
        bind={(name) => ({
          control: form.register(name),
          error: errors[name]?.message,
          saved: stale.saved && name in stale.saved ? shownValue(name, stale.saved[name]) : undefined,
        })}
      />
    </FormDialog>
  )
}

function valuesOf(entry: RegisterEntry): EditionForm {
  const { title, field, generation, published, page, supersededBy, aliases, jurisdiction, status } = entry
  return {
    designation: entry.designation,
    title,
    field,
    generation: generation ?? '',
    published: published ?? '',
    page: page ?? '',
    supersededBy: supersededBy.join('; '),
    aliases: aliases.join('; '),
    jurisdiction,
    currency: status?.currency ?? 'unknown',
    supersession: status?.supersession ?? 'none',
    from: status?.from ?? '',
    source: status?.source ?? '',
    checkedOn: status?.checkedOn ?? today(),
    confidence: status?.confidence ?? 'low',
    confirmed: status?.confirmed ?? false,
  }
}
