'use client'
import { today } from '@/lib/core/dates'
import { CORRESPONDENCES } from '@/lib/standards/constants'
import { presentCorrespondence, useSaveCorrespondence } from '@/lib/standards/correspondences/hooks'
import type { CorrespondenceForm } from '@/lib/standards/correspondences/schema'
import type { Correspondence, CorrespondenceKind } from '@/lib/standards/types'
import { failure } from '../../ui/failure'
import { FormDialog } from '../../ui/form-dialog'
import { showErrors } from '../../ui/form-failure'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'
import { hintWith, useStaleSave } from './stale-save'

const NAMES: Record<CorrespondenceKind, string> = {
  same: 'Same, with the same number',
  moved: 'Moved, and says the same',
  changed: 'Changed',
  split: 'Split; this is a part of it',
  dropped: 'Dropped',
}

type CorrespondenceDialogProps = { pair: Correspondence | null; onClose: () => void; onSaved: () => void }

/** Enters a pair of clauses, or changes one. */
export function CorrespondenceDialog({ pair, onClose, onSaved }: CorrespondenceDialogProps) {
  const save = useSaveCorrespondence(pair?.id ?? null)
  const form = useCheckedForm(
    () => import('@/lib/standards/correspondences/schema').then((schema) => schema.correspondenceInput),
    {
      defaultValues: valuesOf(pair),
    },
  )
  const { errors } = form.formState
  const stale = useStaleSave({
    form,
    row: pair,
    valuesOf,
    load: async () => pair && (await presentCorrespondence(pair.id)),
  })
  const saved = (name: keyof CorrespondenceForm) => {
    const value = stale.saved && name in stale.saved ? stale.saved[name] : undefined
    return name === 'kind' && value !== undefined ? NAMES[value as CorrespondenceKind] : value
  }
  const submit = form.handleSubmit((input) => {
    if (save.isPending) return
    perform(save, input, {
      onSuccess: () => {
        toast({ title: 'Pair saved', variant: 'success' })
        onSaved()
      },
      onError: (error) => {
        if (stale.refuse(error)) return
        if (!showErrors(error, form.setError)) toast(failure('Error', error))
      },
    })
  })
  type TextField = 'fromEdition' | 'fromClause' | 'toEdition' | 'toClause'
  const text = (name: TextField, label: string, hint?: string) => (
    <Field label={label} hint={hintWith(hint, saved(name))} error={errors[name]?.message}>
      <Input autoComplete="off" {...form.register(name)} />
    </Field>
  )
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={pair ? 'Corresponding clauses' : 'Add corresponding clauses'}
      description="In our own words: the text of a standard belongs to its publisher."
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={save.isPending}
      onSubmit={() => void submit()}
    >
      {stale.notice}
      <div className="grid gap-4 sm:grid-cols-2">
        {text('fromEdition', 'Earlier edition', 'As the register names it, with its amendments')}
        {text('fromClause', 'Its clause', '6.3.2.3, or Table 3.1')}
      </div>
      <Field label="What became of it" hint={hintWith(undefined, saved('kind'))} error={errors.kind?.message}>
        <Select {...form.register('kind')}>
          {CORRESPONDENCES.map((kind) => (
            <option key={kind} value={kind}>
              {NAMES[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {text('toEdition', 'Later edition')}
        {text('toClause', 'Its clause there', 'Empty where it is dropped')}
      </div>
      <Field
        label="What changes for its use"
        hint={hintWith(undefined, saved('change'))}
        optional
        error={errors.change?.message}
      >
        <Textarea {...form.register('change')} />
      </Field>
      <Field
        label="Source"
        hint={hintWith('Where this was seen, with its address', saved('source'))}
        error={errors.source?.message}
      >
        <Textarea {...form.register('source')} />
      </Field>
      <Field label="Seen on" hint={hintWith(undefined, saved('checkedOn'))} error={errors.checkedOn?.message}>
        <Input type="date" {...form.register('checkedOn')} />
      </Field>
    </FormDialog>
  )
}

function valuesOf(pair: Correspondence | null): CorrespondenceForm {
  return {
    fromEdition: pair?.from.designation ?? '',
    fromClause: pair?.from.clause ?? '',
    toEdition: pair?.to.designation ?? '',
    toClause: pair?.to.clause ?? '',
    kind: pair?.kind ?? 'moved',
    change: pair?.change ?? '',
    source: pair?.source ?? '',
    checkedOn: pair?.checkedOn ?? today(),
    version: pair?.version,
  }
}
