'use client'
import type { Tag } from '@/lib/taxonomy/types'
import { FieldError } from '../ui/field'

type TagChoiceProps = { tags: Tag[]; chosen: number[]; onChange: (ids: number[]) => void; error?: string }

export function TagChoice({ tags, chosen, onChange, error }: TagChoiceProps) {
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset aria-describedby={error ? 'tags-error' : undefined}>
      <legend className="text-sm font-medium">
        Tags <span className="text-ink-faint font-normal">(optional)</span>
        {chosen.length > 0 && (
          <span className="text-ink-soft font-normal tabular-nums">, {chosen.length} chosen</span>
        )}
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {tags.map(({ id, name }) => (
          <label
            key={id}
            className="text-ink-soft ring-hairline hover:text-ink hover:ring-hairline-strong has-checked:bg-ink has-checked:text-paper has-checked:ring-ink has-focus-visible:outline-focus inline-flex min-h-7 cursor-pointer items-center rounded-sm px-2.5 text-sm ring-1 ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {name}
          </label>
        ))}
        {tags.length === 0 && <p className="text-ink-soft text-sm">There are no tags yet.</p>}
      </div>
      {error && <FieldError id="tags-error">{error}</FieldError>}
    </fieldset>
  )
}
