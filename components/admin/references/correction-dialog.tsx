'use client'
import { useCorrect, useUndoCorrection } from '@/lib/references/administration/hooks'
import type { ReferenceEntry } from '@/lib/references/administration/types'
import { LOCALITY_TYPES, REFERENCE_TYPES } from '@/lib/references/types'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { AskingDialog, CancelButton } from '../../ui/asking-dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { showErrors } from '../../ui/form-failure'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Says what a line means, wherever it stands. A failure leaves what was typed. */
export function CorrectionDialog({ entry, onClose }: { entry: ReferenceEntry; onClose: () => void }) {
  const correct = useCorrect(entry.id)
  const undo = useUndoCorrection()
  const form = useCheckedForm(
    () => import('@/lib/references/administration/schema').then((schema) => schema.correctionInput),
    {
      defaultValues: {
        type: entry.type,
        body: entry.body ?? '',
        number: entry.number ?? '',
        part: entry.part ?? '',
        year: entry.year === null ? '' : String(entry.year),
        localityType: entry.localityType ?? '',
        locality: entry.locality ?? '',
      },
    },
  )
  const { errors } = form.formState
  const closeWith = (title: string) => {
    toast({ title, variant: 'success' })
    onClose()
  }
  const refuse = (error: Error) => {
    if (!showErrors(error, form.setError)) toast(failure('Error', error, 'Failed to correct the reference'))
  }
  const submit = form.handleSubmit((input) => {
    if (!correct.isPending)
      perform(correct, input, { onSuccess: () => closeWith('Reference corrected'), onError: refuse })
  })
  const text = (name: 'body' | 'number' | 'part' | 'year' | 'locality', label: string, hint?: string) => (
    <Field label={label} optional hint={hint} error={errors[name]?.message}>
      <Input
        autoComplete="off"
        inputMode={name === 'year' ? 'numeric' : undefined}
        {...form.register(name)}
      />
    </Field>
  )
  return (
    <AskingDialog
      onClose={onClose}
      size="md"
      title="Correct a reference"
      description={`It holds in ${entry.articleCount === 1 ? 'the one article' : `all ${entry.articleCount} articles`} with this line, and when they are saved again.`}
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <p className="bg-sunken rounded-md px-4 py-3 text-sm wrap-anywhere">{entry.reference}</p>
        <Field label="Type" error={errors.type?.message}>
          <Select {...form.register('type')}>
            {REFERENCE_TYPES.map((type) => (
              <option key={type} value={type}>
                {capital(type)}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          {text('body', 'Body', 'As on the cover: BS EN, ACI, SCI.')}
          {text('number', 'Number')}
          {text('part', 'Part')}
          {text('year', 'Year')}
          <Field label="Kind of place" optional error={errors.localityType?.message}>
            <Select {...form.register('localityType')}>
              <option value="">None</option>
              {LOCALITY_TYPES.map((type) => (
                <option key={type} value={type}>
                  {capital(type)}
                </option>
              ))}
            </Select>
          </Field>
          {text('locality', 'Place', 'Without its word: 6.3.2.3')}
        </div>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {entry.corrected && (
            <Button
              variant="ghost"
              className="sm:mr-auto"
              pending={undo.isPending}
              pendingLabel="Undoing..."
              onClick={() =>
                perform(undo, entry.id, {
                  onSuccess: () => closeWith('Correction undone'),
                  onError: refuse,
                })
              }
            >
              Undo correction
            </Button>
          )}
          <CancelButton />
          <Button type="submit" pending={correct.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </AskingDialog>
  )
}
