'use client'
import { useState } from 'react'
import { useRequestEmailChange } from '@/lib/users/email-change/hooks'
import { AskingDialog, CancelButton } from '../../ui/asking-dialog'
import { Button } from '../../ui/button'
import { CodeField, refusalOfCode } from '../../ui/code-field'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { PasswordInput } from '../../ui/password-input'
import { perform } from '../../ui/perform'
import { FormFailure, showErrors } from '../../ui/form-failure'
import { useCheckedForm } from '../../ui/use-checked-form'

/** The new address and the proof that the account is one's own. */
export function ChangeDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const request = useRequestEmailChange()
  const [codeRequired, setCodeRequired] = useState(false)
  const { register, handleSubmit, formState, setError } = useCheckedForm(
    () => import('@/lib/users/email-change/schema').then((schema) => schema.emailChangeInput),
    {
      defaultValues: { email: '', password: '', code: '' },
    },
  )
  const submit = handleSubmit((input) =>
    perform(request, input, {
      onSuccess: onClose,
      onError: (error) => {
        const refusedCode = refusalOfCode(error)
        if (refusedCode) setCodeRequired(true)
        // Asking for the first code is no failure.
        if (!refusedCode || codeRequired) showErrors(error, setError)
      },
    }),
  )
  const { errors } = formState
  return (
    <AskingDialog
      onClose={onClose}
      title="Change your email address"
      description="A link goes to the new address. Until you open it, nothing changes."
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <Field label="New Email" error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="off" {...register('email')} />
        </Field>
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {codeRequired && <CodeField autoFocus error={errors.code?.message} {...register('code')} />}
        <FormFailure error={request.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton />
          <Button type="submit" pending={request.isPending} pendingLabel="Sending...">
            Send the Link
          </Button>
        </div>
      </form>
    </AskingDialog>
  )
}
