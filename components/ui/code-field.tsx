import type { ComponentProps } from 'react'
import { ApiError } from '@/lib/core/browser/api'
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

/** Returns what a refusal says of the second factor: that a code is wanted, or that it was wrong. */
export const refusalOfCode = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === 'code')?.message : undefined
