'use client'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { useFormContext, useWatch } from 'react-hook-form'
import { tagsQuery } from '@/lib/taxonomy/hooks'
import { Checkbox } from '../../ui/checkbox'
import { FieldError } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { Spinner } from '../../ui/spinner'
import type { ArticleValues } from './form-values'

/** A checkbox each, and above them what is chosen, to be taken off again. */
export function TagsField() {
  const { control, register, setValue, formState } = useFormContext<ArticleValues>()
  const chosen = useWatch({ control, name: 'tagIds' })
  const { data: tags, error } = useQuery(tagsQuery)
  const selected = tags?.filter(({ id }) => chosen.includes(String(id))) ?? []
  const takeOff = (id: number) =>
    setValue(
      'tagIds',
      chosen.filter((one) => one !== String(id)),
      { shouldDirty: true },
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">Tags</legend>
      {selected.length > 0 && (
        <ul aria-label="Selected tags" className="flex flex-wrap gap-1.5">
          {selected.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`Remove tag ${name}`}
                onClick={() => takeOff(id)}
                className="bg-accent-wash text-accent inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 text-xs font-medium"
              >
                {name}
                <Icon shape={X} className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {formState.errors.tagIds && <FieldError>{formState.errors.tagIds.message}</FieldError>}
      {!tags && !error && <Spinner label="Loading tags" />}
      {error && <p className="text-bad text-sm">The tags could not be loaded. The article keeps its own.</p>}
      {tags?.length === 0 && <p className="text-ink-soft text-sm">There are no tags yet.</p>}
      <div className="border-hairline grid max-h-64 gap-1 overflow-y-auto rounded border p-3 empty:hidden">
        {tags?.map(({ id, name }) => (
          <Checkbox key={id} label={name} value={String(id)} {...register('tagIds')} />
        ))}
      </div>
    </fieldset>
  )
}
