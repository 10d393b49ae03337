'use client'
import { useBeginTwoFactor } from '@/lib/auth/two-factor/hooks'
import type { TwoFactorSetup } from '@/lib/auth/two-factor/types'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import { perform } from '../../ui/perform'
import { FormFailure, showErrors } from '../../ui/form-failure'
import { useCheckedForm } from '../../ui/use-checked-form'

type PasswordStepProps = { email: string; onProved: (setup: TwoFactorSetup) => void }

export function PasswordStep({ email, onProved }: PasswordStepProps) {
  const begin = useBeginTwoFactor()
  const { register, handleSubmit, formState, setError } = useCheckedForm(
    () => import('@/lib/auth/two-factor/schema').then((schema) => schema.setupInput),
    {
      defaultValues: { password: '' },
    },
  )
  const submit = handleSubmit((input) =>
    perform(begin, input, { onSuccess: onProved, onError: (error) => showErrors(error, setError) }),
  )
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current Password" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <FormFailure error={begin.error} />
      <Button type="submit" className="justify-self-end" pending={begin.isPending} pendingLabel="Checking...">
        Continue
      </Button>
    </form>
  )
}
