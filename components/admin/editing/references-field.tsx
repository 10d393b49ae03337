'use client'
import { Plus, X } from 'lucide'
import type { KeyboardEvent } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { Input } from '../../ui/input'
import type { ArticleValues } from './form-values'

/** One reference a row; one row always stays. Enter adds the next. */
export function ReferencesField() {
  const { control, register, formState, setFocus } = useFormContext<ArticleValues>()
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'references' })
  const { errors } = formState
  const error = errors.references?.message ?? errors.references?.[0]?.text?.message
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    insert(index + 1, { text: '' }, { focusName: `references.${index + 1}.text` })
  }
  const removeRow = (index: number) => {
    remove(index)
    setTimeout(() => setFocus(`references.${Math.max(0, index - 1)}.text`))
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">References</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="flex gap-2">
          <Input
            aria-label={`Reference ${index + 1}`}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            placeholder="EN 1993-1-1:2005, 6.3.2.3"
            className="min-w-0 flex-1"
            onKeyDown={(event) => onKeyDown(event, index)}
            {...register(`references.${index}.text`)}
          />
          {fields.length > 1 && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove reference ${index + 1}`}
              onClick={() => removeRow(index)}
            >
              <Icon shape={X} />
            </Button>
          )}
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => append({ text: '' })}>
        <Icon shape={Plus} />
        Add Reference
      </Button>
    </fieldset>
  )
}
