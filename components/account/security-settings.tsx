'use client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useChangePassword } from '@/lib/users/passwords/hooks'
import type { ChangePasswordForm } from '@/lib/users/passwords/schema'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { CodeField, refusalOfCode } from '../ui/code-field'
import { Field } from '../ui/field'
import { showErrors } from '../ui/form-failure'
import { PasswordInput } from '../ui/password-input'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { Sheet } from './facts'
import { PasswordRequirements } from './password-requirements'

const EMPTY: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '', code: '' }

export function SecuritySettings({ email }: { email: string }) {
  const change = useChangePassword()
  const [codeRequired, setCodeAsked] = useState(false)
  const { control, register, handleSubmit, formState, reset, setError } = useCheckedForm(
    () => import('@/lib/users/passwords/schema').then((schema) => schema.changePasswordForm),
    {
      defaultValues: EMPTY,
    },
  )
  const newPassword = useWatch({ control, name: 'newPassword' })

  const submit = handleSubmit(({ currentPassword, newPassword, code }) =>
    perform(
      change,
      { currentPassword, newPassword, code },
      {
        onSuccess: () => {
          toast({
            title: 'Password Changed',
            description: 'Your password has been updated successfully.',
            variant: 'success',
          })
          reset(EMPTY)
          setCodeAsked(false)
        },
        onError: (error) => {
          const refusedCode = refusalOfCode(error)
          if (refusedCode) setCodeAsked(true)
          // Asking for the first code is no failure.
          if (refusedCode && !codeRequired) return
          showErrors(error, setError)
          toast(failure('Password Change Failed', error, 'Failed to change password'))
        },
      },
    ),
  )
  const { errors } = formState
  return (
    <Sheet
      title="Security Settings"
      lead="Changing your password keeps you signed in here, signs out everybody else and sends you a notice."
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid max-w-lg gap-5">
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current Password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field label="New Password" error={errors.newPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <PasswordRequirements password={newPassword} />
        <Field label="Confirm New Password" error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        {codeRequired && <CodeField autoFocus error={errors.code?.message} {...register('code')} />}
        <Button
          type="submit"
          className="justify-self-start"
          pending={change.isPending}
          pendingLabel="Changing Password..."
        >
          Change Password
        </Button>
      </form>
    </Sheet>
  )
}
