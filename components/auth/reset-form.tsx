'use client'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { useResetPassword } from '@/lib/users/passwords/hooks'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Link } from '../ui/link'
import { PasswordInput } from '../ui/password-input'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useResetPassword()
  const { register, handleSubmit, formState, setError } = useCheckedForm(
    () => import('@/lib/users/passwords/schema').then((schema) => schema.resetForm),
    {
      defaultValues: { password: '', confirmPassword: '' },
    },
  )
  const submit = handleSubmit(({ password }) =>
    perform(
      reset,
      { token, password },
      {
        onSuccess: () => {
          toast({
            title: 'Password reset successful',
            description: 'You can sign in with your new password.',
            variant: 'success',
          })
          onDone()
        },
        onError: (error) => {
          const atPassword = messageAt(error, 'password')
          if (atPassword) setError('password', { message: atPassword }, { shouldFocus: true })
          toast({ ...refusal(error), variant: 'destructive' })
        },
      },
    ),
  )
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <Field
        label="New password"
        error={formState.errors.password?.message}
        hint="At least 8 characters: upper and lower case, a number and a special character"
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm new password" error={formState.errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      {reset.error && <Refused error={reset.error} />}
      <Button type="submit" size="lg" pending={reset.isPending} pendingLabel="Resetting Password...">
        Reset Password
      </Button>
    </form>
  )
}

function Refused({ error }: { error: Error }) {
  const { title, description } = refusal(error)
  const isDead = error instanceof ApiError && error.code === 'INVALID_TOKEN'
  return (
    <Alert tone="bad" role="alert" title={title}>
      {description}{' '}
      {isDead && (
        <Link href="/forgot-password" className="prose-link">
          Request a new link
        </Link>
      )}
    </Alert>
  )
}

function refusal(error: Error): { title: string; description: string } {
  const description = reasonOf(error, 'An unexpected error occurred')
  const aboutPassword = messageAt(error, 'password') !== undefined || /^Password must/.test(description)
  const title = aboutPassword ? 'Password does not meet requirements' : 'Reset failed'
  return { title, description }
}

const messageAt = (error: Error, path: string): string | undefined =>
  error instanceof ApiError ? error.errors.find((one) => one.path === path)?.message : undefined
