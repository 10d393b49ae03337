import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, reasonOf } from '@/lib/core/browser/api'

/** Says what the server refused at the fields that it named. Returns whether it named any. */
export function showErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  const errors = error instanceof ApiError ? error.errors : []
  for (const { path, message } of errors) setError(path as Path<Values>, { message }, { shouldFocus: true })
  return errors.length > 0
}

/** What went wrong and belongs to no field. */
export function FormFailure({ error }: { error: Error | null }) {
  if (!error || (error instanceof ApiError && error.errors.length > 0)) return null
  return (
    <p role="alert" className="text-bad text-sm font-medium">
      {reasonOf(error)}
    </p>
  )
}
