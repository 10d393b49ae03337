'use client'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { synonymsQuery, useAddSynonym, useDeleteSynonym } from '@/lib/search/synonyms/hooks'
import type { Synonym } from '@/lib/search/synonyms/types'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Field } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { Input } from '../../ui/input'
import { keepsFocus } from '../../ui/leaves-focus'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'

export function SynonymManager() {
  const { data, error, refetch } = useQuery(synonymsQuery)
  const [chosen, setChosen] = useState<Synonym | null>(null)
  const remove = useDeleteSynonym()
  if (error)
    return (
      <ErrorState
        className="mt-6"
        title="The synonyms could not be loaded"
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    )
  const confirm = (synonym: Synonym) =>
    perform(remove, synonym.id, {
      onSuccess: () => toast({ title: 'Synonyms deleted', variant: 'success' }),
      onError: (error) => toast(failure('Error', error)),
      onSettled: () => setChosen(null),
    })
  return (
    <>
      <AddSynonym />
      {data?.length === 0 && (
        <EmptyState
          className="mt-6"
          title="None added yet"
          description="What members look for under names that the library does not use is worth a line here."
        />
      )}
      <ul {...keepsFocus} className="mt-6 grid gap-2">
        {data?.map((synonym) => (
          <li
            key={synonym.id}
            className="border-hairline flex flex-wrap items-center justify-between gap-3 border-b pb-2"
          >
            <span className="min-w-0 wrap-anywhere">{synonym.names.join(', ')}</span>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Delete ${synonym.names.join(', ')}`}
              onClick={() => setChosen(synonym)}
            >
              <Icon shape={Trash2} />
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setChosen(null)}
          title="Are you sure you want to delete these synonyms?"
          description={<strong className="text-ink">{chosen.names.join(', ')}</strong>}
          confirmLabel="Delete"
          tone="destructive"
          pending={remove.isPending}
          pendingLabel="Deleting..."
          onConfirm={() => confirm(chosen)}
        />
      )}
    </>
  )
}

function AddSynonym() {
  const add = useAddSynonym()
  const form = useCheckedForm(
    () => import('@/lib/search/synonyms/schema').then((schema) => schema.synonymInput),
    {
      defaultValues: { names: '' },
    },
  )
  const submit = form.handleSubmit(({ names }) => {
    if (add.isPending) return
    perform(add, names.join(', '), {
      onSuccess: () => {
        toast({ title: 'Synonyms added', description: 'Search knows them in a moment.', variant: 'success' })
        form.reset()
      },
      onError: (error) => {
        const at = error instanceof ApiError ? error.errors.find(({ path }) => path === 'names') : undefined
        if (at) form.setError('names', { message: at.message }, { shouldFocus: true })
        else toast(failure('Error', error))
      },
    })
  })
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="mt-6 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field
        label="Names that mean the same"
        hint="Separated by commas: haunch, tapered end"
        error={form.formState.errors.names?.message}
      >
        {/* Cut by the browser, a name that is too long would take the others with it. */}
        <Input autoComplete="off" {...form.register('names')} />
      </Field>
      <Button type="submit" className="sm:mt-7" pending={add.isPending} pendingLabel="Adding...">
        Add
      </Button>
    </form>
  )
}
