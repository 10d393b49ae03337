'use client'
import { today } from '@/lib/core/dates'
import { RELATIONS } from '@/lib/standards/constants'
import { presentRelation, useSaveRelation } from '@/lib/standards/relations/hooks'
import type { RelationForm } from '@/lib/standards/relations/schema'
import { RELATION_WORDS } from '@/lib/standards/rules/relations'
import type { Relation, RelationKind } from '@/lib/standards/types'
import { Checkbox } from '../../ui/checkbox'
import { failure } from '../../ui/failure'
import { Field } from '../../ui/field'
import { FormDialog } from '../../ui/form-dialog'
import { showErrors } from '../../ui/form-failure'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'
import { hintWith, useStaleSave } from './stale-save'

type RelationDialogProps = {
  relation: Relation | null
  /** The designation that a new one begins with. */
  latest: string
  onClose: () => void
  onSaved: () => void
}

/** Enters or edits a relation between two editions. */
export function RelationDialog({ relation, latest, onClose, onSaved }: RelationDialogProps) {
  const save = useSaveRelation(relation?.id ?? null)
  const valuesOf = (row: Relation | null) => valuesFor(row, latest)
  const form = useCheckedForm(
    () => import('@/lib/standards/relations/schema').then((schema) => schema.relationInput),
    { defaultValues: valuesOf(relation) },
  )
  const { errors } = form.formState
  const stale = useStaleSave({
    form,
    row: relation,
    valuesOf,
    load: async () => relation && (await presentRelation(relation.id)),
  })
  const saved = (name: keyof RelationForm) => {
    const value = stale.saved && name in stale.saved ? stale.saved[name] : undefined
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return name === 'kind' && value !== undefined ? RELATION_WORDS[value as RelationKind].from : value
  }
  const submit = form.handleSubmit((input) => {
    if (save.isPending) return
    perform(save, input, {
      onSuccess: () => {
        toast({ title: 'Relation saved', variant: 'success' })
        onSaved()
      },
      onError: (error) => {
        if (stale.refuse(error)) return
        if (!showErrors(error, form.setError)) toast(failure('Error', error))
      },
    })
  })
  const bind = (name: keyof RelationForm, hint?: string) => ({
    hint: hintWith(hint, saved(name)),
    error: errors[name]?.message,
  })
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={relation ? 'Relation' : 'Add a relation'}
      description="Enter only what a source says, and name it. What is not confirmed is shown as such."
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={save.isPending}
      onSubmit={() => void submit()}
    >
      {stale.notice}
      <Field label="Edition" {...bind('from', 'As the register names it, with its amendments')}>
        <Input autoComplete="off" {...form.register('from')} />
      </Field>
      <Field label="What it is" {...bind('kind')}>
        <Select {...form.register('kind')}>
          {RELATIONS.map((kind) => (
            <option key={kind} value={kind}>
              {RELATION_WORDS[kind].from}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Other edition" {...bind('to')}>
        <Input autoComplete="off" {...form.register('to')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Its clause"
          optional
          {...bind('clause', 'Where it is about one: 6.3.2.3, or Table 3.1')}
        >
          <Input autoComplete="off" {...form.register('clause')} />
        </Field>
        <Field label="Since" optional {...bind('day')}>
          <Input type="date" {...form.register('day')} />
        </Field>
      </div>
      <Field label="Source" {...bind('source', 'Where this was seen, with its address')}>
        <Textarea {...form.register('source')} />
      </Field>
      <Field label="Seen on" {...bind('checkedOn')}>
        <Input type="date" {...form.register('checkedOn')} />
      </Field>
      <Checkbox
        label="Confirmed"
        hint={hintWith('Somebody has looked at the source and it says this.', saved('confirmed'))}
        {...form.register('confirmed')}
      />
    </FormDialog>
  )
}

function valuesFor(relation: Relation | null, latest: string): RelationForm {
  return {
    from: relation?.from.designation ?? latest,
    kind: relation?.kind ?? 'amends',
    to: relation?.to.designation ?? '',
    clause: relation?.clause ?? '',
    day: relation?.day ?? '',
    source: relation?.source ?? '',
    checkedOn: relation?.checkedOn ?? today(),
    confirmed: relation?.confirmed ?? false,
    version: relation?.version,
  }
}
