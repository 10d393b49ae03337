'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ApiError } from '@/lib/core/browser/api'
import { useCheckTable, useSaveTable } from '@/lib/calculations/tables/hooks'
import type { TableInput } from '@/lib/calculations/tables/schema'
import { isRefused } from '@/lib/calculations/tables/policy'
import type { CheckedTable } from '@/lib/calculations/tables/types'
import { useDraft } from '@/lib/drafts/use-draft'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { NO_TEXT, textIn } from '../../ui/file-text'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { ImportPreview } from './import-preview'
import { DraftGate } from '../../drafts/draft-gate'
import { RestoredNotice } from '../../drafts/restored-notice'
import { useHeldFields } from '../../drafts/use-held-fields'
import { Skeleton } from '../../ui/skeleton'
import { useCheckedForm } from '../../ui/use-checked-form'
import { tableAddress } from './tables-address'

const FIELDS = ['name', 'title', 'source', 'notes', 'csv'] as const

/** Takes a table as CSV, shows what saving it would do, and saves it. `start` is the version that counts. */
export function TableImport({ start, adminId }: { start: TableInput; adminId: string }) {
  const router = useRouter()
  const [checked, setChecked] = useState<CheckedTable | null>(null)
  /** The name of the file that the rows come from. */
  const [taken, setTaken] = useState<string | null>(null)
  const check = useCheckTable()
  const save = useSaveTable()
  const isNew = start.seen === 0
  const form = useCheckedForm(
    () => import('@/lib/calculations/tables/schema').then((schema) => schema.tableInput),
    { defaultValues: start },
  )
  const draft = useDraft({
    form,
    kind: 'table-draft',
    // Rows that were typed over an older version would undo the newer one.
    of: `${start.name || 'new'} ${start.seen}`,
    owner: adminId,
    except: ['seen'],
    soleTab: true,
  })
  const [heldForm, release] = useHeldFields(save.isPending)
  const onRefused = (error: Error) => {
    const known = error instanceof ApiError ? error.errors : []
    const fields = FIELDS.flatMap((field) => known.filter(({ path }) => path === field).slice(0, 1))
    release()
    for (const [index, { path, message }] of fields.entries())
      form.setError(path as (typeof FIELDS)[number], { message }, { shouldFocus: index === 0 })
    if (fields.length === 0 || (error instanceof ApiError && error.status === 409))
      toast(failure('Not saved', error))
  }
  const preview = form.handleSubmit((input) => {
    if (!check.isPending) perform(check, input, { onSuccess: setChecked, onError: onRefused })
  })
  const store = form.handleSubmit((input) => {
    if (save.isPending) return
    perform(save, input, {
      onSuccess: ({ name, versions }) => {
        toast({
          title: `Version ${versions[0]!.version} saved`,
          description: 'Articles that read the table are calculated again in a moment.',
          variant: 'success',
        })
        setChecked(null)
        form.reset(form.getValues())
        void draft.forget()
        router.push(tableAddress(name))
        router.refresh()
      },
      onError: onRefused,
    })
  })
  const { errors } = form.formState
  const refused = checked?.table && isRefused(checked.uses)
  /** What was previewed is no longer what would be saved. */
  const changed = { onChange: () => setChecked(null) }
  const takeFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    const text = textIn(await file.arrayBuffer())
    // Mended and chosen again it is another file, of which the browser would say nothing.
    input.value = ''
    setTaken(text === null ? null : file.name)
    if (text === null) return form.setError('csv', { message: NO_TEXT })
    form.clearErrors('csv')
    form.setValue('csv', text, { shouldDirty: true })
    setChecked(null)
  }
  return (
    <DraftGate draft={draft} meanwhile={<FormSkeleton />}>
      <form
        ref={heldForm}
        method="post"
        onSubmit={(event) => void preview(event)}
        noValidate
        className="grid gap-5"
      >
        <RestoredNotice draft={draft}>It has not been saved as a version.</RestoredNotice>
        {isNew && (
          <Field label="Name" hint="What lines call it by, such as steel_grades" error={errors.name?.message}>
            <Input autoComplete="off" className="font-mono" {...form.register('name', changed)} />
          </Field>
        )}
        <Field label="Title" error={errors.title?.message}>
          <Input autoComplete="off" {...form.register('title', changed)} />
        </Field>
        <Field
          label="Source"
          hint="The standard with its year and table: EN 1993-1-1:2005, Table 3.1"
          error={errors.source?.message}
        >
          <Input autoComplete="off" {...form.register('source', changed)} />
        </Field>
        <Field
          label="Notes"
          hint="What a reader has to know of the values: how they are rounded, for what they hold"
          optional
          error={errors.notes?.message}
        >
          <Textarea rows={3} {...form.register('notes', changed)} />
        </Field>
        <Field
          label="Take a file"
          hint={taken ? `${taken} was read into the rows below.` : 'CSV, parted by commas'}
          optional
        >
          <input
            type="file"
            accept=".csv,text/csv"
            className="control"
            onChange={({ target }) => void takeFile(target)}
          />
        </Field>
        <Field
          label="Rows"
          hint="The first line names the fields with their units in brackets; [-] is a plain number; behind a colon stands what it is: f_y [MPa]: yield strength. The first field is the key that lines choose by."
          error={errors.csv?.message}
        >
          <Textarea
            rows={10}
            spellCheck={false}
            className="font-mono text-sm"
            {...form.register('csv', changed)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={checked?.table ? 'outline' : 'primary'}
            pending={check.isPending}
            pendingLabel="Checking..."
          >
            Preview
          </Button>
          {checked?.table && !refused && (
            <Button
              type="button"
              pending={save.isPending}
              pendingLabel="Saving..."
              onClick={() => void store()}
            >
              Save version {checked.table.version}
            </Button>
          )}
        </div>
        {checked && <ImportPreview checked={checked} />}
      </form>
    </DraftGate>
  )
}

const FormSkeleton = () => (
  <div className="grid gap-5">
    <span className="sr-only">Loading</span>
    {['h-16', 'h-16', 'h-16', 'h-64'].map((height, index) => (
      <Skeleton key={index} className={height} />
    ))}
  </div>
)
