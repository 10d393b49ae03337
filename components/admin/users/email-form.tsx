'use client'
import { ApiError } from '@/lib/core/browser/api'
import { useChangeEmail } from '@/lib/users/administration/hooks'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { useCheckedForm } from '../../ui/use-checked-form'
import { toastDone, toastRefusal } from './account-notices'
import { besideButton, type AccountFormProps } from './role-form'
import { useLeave } from './use-leave'

export function EmailForm({ user, own, onChanged }: AccountFormProps) {
  const change = useChangeEmail()
  const { register, handleSubmit, formState, setError, clearErrors } = useCheckedForm(
    () => import('@/lib/users/administration/schema').then((schema) => schema.emailInput),
    {
      defaultValues: { email: user.email },
    },
  )
  const leave = useLeave()
  const why = lockedBecause(user, own)
  const submit = handleSubmit(({ email }) => {
    // Sent only where it differs.
    if (email.toLowerCase() === user.email) return
    perform(
      change,
      { userId: user.id, email },
      {
        onSuccess: (changed) => {
          toastDone('Email Updated', `A verification link is on its way to ${changed.email}.`)
          if (own) return leave()
          onChanged(changed)
        },
        onError: (error) => {
          const at = error instanceof ApiError && error.errors.find(({ path }) => path === 'email')
          if (at) setError('email', { message: at.message }, { shouldFocus: true })
          toastRefusal('Update Failed', error, 'Failed to update email')
        },
      },
    )
  })
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      // What was refused is over once something else is taken in hand.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) clearErrors()
      }}
      noValidate
      className={besideButton}
    >
      <Field
        label="Email"
        error={formState.errors.email?.message}
        hint={why ?? 'A new address starts unverified, and the member is signed out.'}
      >
        <Input type="email" autoComplete="off" disabled={why !== undefined} {...register('email')} />
      </Field>
      {why === undefined && (
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start sm:mt-6.5"
          pending={change.isPending}
          pendingLabel="Updating..."
        >
          Update email
        </Button>
      )}
    </form>
  )
}

function lockedBecause({ role, status }: AccountFormProps['user'], own: boolean): string | undefined {
  if (role === 'admin' && !own) return 'The address of an administrator can only be changed in person.'
  if (status === 'deleted') return 'A disabled account keeps its address.'
  return undefined
}
