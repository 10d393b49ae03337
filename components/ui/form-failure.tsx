import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, reasonOf } from '@/lib/core/browser/api'

/** Shows a refusal at the fields it names and focuses the first. Returns whether it names any. */
export function showErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  const errors = error instanceof ApiError ? error.errors : []
  errors.forEach(({ path, message }, index) =>
    setError(path as Path<Values>, { message }, { shouldFocus: index === 0 }),
  )
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
