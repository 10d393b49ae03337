'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ApiError } from '@/lib/core/browser/api'
import { today } from '@/lib/core/dates'
import { useSaveEdition } from '@/lib/standards/administration/hooks'
import { editionInput, type EditionForm, type EditionInput } from '@/lib/standards/administration/schema'
import type { RegisterEntry } from '@/lib/standards/administration/types'
import { CONFIDENCES, CURRENCIES, SUPERSESSIONS } from '@/lib/standards/constants'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Dialog, DialogContent } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'

type EditionDialogProps = { entry: RegisterEntry; onClose: () => void; onSaved: () => void }
type TextField =
  'title' | 'field' | 'generation' | 'published' | 'page' | 'supersededBy' | 'aliases' | 'jurisdiction'

/** Edits an edition; what is said of its status becomes a new row with its source. */
export function EditionDialog({ entry, onClose, onSaved }: EditionDialogProps) {
  const save = useSaveEdition(entry.id)
  const form = useForm<EditionForm, unknown, EditionInput>({
    resolver: zodResolver(editionInput),
    defaultValues: valuesOf(entry),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) => {
    if (save.isPending) return
    perform(
      save,
      {
        ...input,
        supersededBy: input.supersededBy.join('; '),
        aliases: input.aliases?.join('; ') ?? '',
        version: entry.version,
      },
      {
        onSuccess: () => {
          toast({ title: 'Standard saved', variant: 'success' })
          onSaved()
        },
        onError: (error) => {
          toast(failure('Error', error))
          if (error instanceof ApiError)
            for (const { path, message } of error.errors)
              form.setError(path as keyof EditionForm, { message }, { shouldFocus: true })
        },
      },
    )
  })
  const text = (
    name: TextField,
    label: string,
    { hint, optional }: { hint?: string; optional?: true } = {},
  ) => (
    <Field label={label} hint={hint} optional={optional} error={errors[name]?.message}>
      <Input autoComplete="off" {...form.register(name)} />
    </Field>
  )
  const choice = (
    name: 'currency' | 'supersession' | 'confidence',
    label: string,
    values: readonly string[],
  ) => (
    <Field label={label} error={errors[name]?.message}>
      <Select {...form.register(name)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {worded(value)}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="md"
        title={entry.designation}
        description="What was said before stays in the register: a change of status is a new row."
      >
        <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          {text('title', 'Title')}
          <div className="grid gap-4 sm:grid-cols-2">
            {text('field', 'Field')}
            {text('generation', 'Generation', { optional: true })}
            {text('published', 'Published', { optional: true, hint: 'YYYY, YYYY-MM or YYYY-MM-DD' })}
            {text('page', 'Publisher’s page', { optional: true })}
          </div>
          {text('supersededBy', 'Superseded by', {
            optional: true,
            hint: 'Designations of the register, separated by semicolons',
          })}
          {text('aliases', 'Other names of the standard', {
            optional: true,
            hint: 'Such as EC3, separated by semicolons: the search and the addresses of standards know them',
          })}
          <div className="grid gap-4 sm:grid-cols-2">
            {choice('currency', 'Status', CURRENCIES)}
            {choice('supersession', 'Superseded', SUPERSESSIONS)}
            {text('jurisdiction', 'Where it holds')}
            <Field
              label="From"
              optional
              hint="A future day takes effect on that day"
              error={errors.from?.message}
            >
              <Input type="date" {...form.register('from')} />
            </Field>
          </div>
          <Field label="Source" hint="Where this was seen, with its address" error={errors.source?.message}>
            <Textarea {...form.register('source')} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Seen on" error={errors.checkedOn?.message}>
              <Input type="date" {...form.register('checkedOn')} />
            </Field>
            {choice('confidence', 'Confidence', CONFIDENCES)}
          </div>
          <Checkbox
            label="Confirmed"
            hint="Somebody has looked at the source and it says this."
            {...form.register('confirmed')}
          />
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" pending={save.isPending} pendingLabel="Saving...">
              Save
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}

const worded = (value: string) => {
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valuesOf(entry: RegisterEntry): EditionForm {
  const { title, field, generation, published, page, supersededBy, aliases, jurisdiction, status } = entry
  return {
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
