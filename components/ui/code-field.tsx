import type { ComponentProps } from 'react'
import { Field } from './field'
import { Input } from './input'

/** The field for a code of the second factor. */
export function CodeField({ error, ...input }: ComponentProps<'input'> & { error?: string }) {
  return (
    <Field
      label="Code"
      hint="The 6 digits from your authenticator app, or one of your recovery codes."
      error={error}
    >
      <Input autoComplete="one-time-code" className="font-mono" {...input} />
    </Field>
  )
}
