import type { ComponentProps } from 'react'
import { NOTES_LENGTH } from '@/lib/bookmarks/constants'
import { Field } from '../ui/field'
import { Textarea } from '../ui/textarea'

const figure = new Intl.NumberFormat('en-GB')

type NotesFieldProps = ComponentProps<'textarea'> & { label: string; length: number; error?: string }

/**
 * How much is left is always in sight; what is too long stays, and is said to be, rather than cut off while
 * it is pasted.
 */
export function NotesField({ label, length, error, ...rest }: NotesFieldProps) {
  return (
    <Field
      label={label}
      optional
      error={error}
      hint={
        <span className="tabular-nums">
          {figure.format(length)} of {figure.format(NOTES_LENGTH)} characters
        </span>
      }
    >
      <Textarea rows={4} placeholder="Why it is worth keeping, which clause it settles …" {...rest} />
    </Field>
  )
}
