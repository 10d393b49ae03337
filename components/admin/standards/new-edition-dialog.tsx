'use client'
import { today } from '@/lib/core/dates'
import { useDraft } from '@/lib/drafts/use-draft'
import { useAddEdition } from '@/lib/standards/administration/hooks'
import type { NewEditionForm } from '@/lib/standards/administration/schema'
import type { RegisterEntry } from '@/lib/standards/administration/types'
import { useCurrentUser } from '@/lib/users/hooks'
import { RestoredNotice } from '../../drafts/restored-notice'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Dialog, DialogContent } from '../../ui/dialog'
import { failure } from '../../ui/failure'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { showErrors } from '../../ui/form-failure'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'
import { EditionFields } from './edition-fields'

type NewEditionDialogProps = {
  /** An edition of the standard that the new one is of; null where that is new too. */
  of: RegisterEntry | null
  onClose: () => void
  onSaved: () => void
}

/**
 * Adds a standard with its first edition, or an edition of a standard. What was typed stays until the server
 * has it: also where the dialog is closed, and over a reload.
 */
export function NewEditionDialog({ of, onClose, onSaved }: NewEditionDialogProps) {
  const add = useAddEdition()
  const { user } = useCurrentUser()
  const form = useCheckedForm(
    () => import('@/lib/standards/administration/schema').then((schema) => schema.newEditionInput),
    {
      defaultValues: valuesFor(of),
    },
  )
  const draft = useDraft({ form, kind: 'edition-draft', of: of?.standard ?? 'new', owner: user?.id })
  const { errors } = form.formState
  const bind = (name: keyof NewEditionForm) => ({
    control: form.register(name),
    error: errors[name]?.message,
  })
  const submit = form.handleSubmit(({ supersededBy, supersedes, aliases, ...input }) => {
    if (add.isPending) return
    perform(
      add,
      {
        ...input,
        supersededBy: supersededBy.join('; '),
        supersedes: supersedes.join('; '),
        // Those that the standard has stay.
        aliases: of ? undefined : aliases?.join('; '),
      },
      {
        onSuccess: ({ designation }) => {
          toast({ title: `${designation} added`, variant: 'success' })
          form.reset()
          void draft.forget()
          onSaved()
        },
        onError: (error) => {
          if (!showErrors(error, form.setError)) toast(failure('Nothing was added', error))
        },
      },
    )
  })
  const text = (name: 'body' | 'supersedes', label: string, hint: string, optional?: true) => {
    const { control, error } = bind(name)
    return (
      <Field label={label} hint={hint} optional={optional} error={error}>
        <Input autoComplete="off" {...control} />
      </Field>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="md"
        title={of ? `Add an edition of ${of.standard}` : 'Add a standard'}
        description="Enter only what a source says, and name it. What is not confirmed is shown as such."
      >
        <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <RestoredNotice draft={draft}>It is not in the register yet.</RestoredNotice>
          <EditionFields
            bind={bind}
            named={!of}
            identity={!of && text('body', 'Body', 'Who publishes it: CEN, BSI, AISC, ACI')}
            unknownDay={<Checkbox label="The day is not known" {...form.register('publicationUnknown')} />}
            predecessors={text(
              'supersedes',
              'Supersedes',
              'Designations of the register, separated by semicolons: these editions name it as their successor. Their own status is edited at each.',
              true,
            )}
          />
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" pending={add.isPending} pendingLabel="Adding...">
              Add
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}

const valuesFor = (of: RegisterEntry | null): NewEditionForm => ({
  standard: of?.standard ?? '',
  designation: of?.standard ?? '',
  body: of?.body ?? '',
  title: of?.title ?? '',
  field: of?.field ?? '',
  generation: '',
  published: '',
  publicationUnknown: false,
  page: '',
  supersedes: '',
  supersededBy: '',
  aliases: '',
  jurisdiction: of?.jurisdiction ?? 'UK',
  currency: 'current',
  supersession: 'none',
  from: '',
  source: '',
  checkedOn: today(),
  confidence: 'medium',
  confirmed: false,
})
