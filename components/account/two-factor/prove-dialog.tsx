'use client'
import { useState } from 'react'
import { useEndTwoFactor, useRenewRecoveryCodes } from '@/lib/auth/two-factor/hooks'
import { Button } from '../../ui/button'
import { Dialog, DialogContent } from '../../ui/dialog'
import { CodeField } from '../../ui/code-field'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { FormFailure, showErrors } from '../../ui/form-failure'
import { useCheckedForm } from '../../ui/use-checked-form'
import { RecoveryCodesStep } from './recovery-codes-step'

const PURPOSES = {
  renew: {
    title: 'New recovery codes',
    description: 'The codes that you have now stop working.',
    action: 'Make new codes',
  },
  off: {
    title: 'Turn off two-factor sign-in',
    description: 'Your password alone will sign you in, and your recovery codes stop working.',
    action: 'Turn off',
  },
}

type ProveDialogProps = { purpose: 'renew' | 'off'; email: string; onClose: () => void }

/** Password and a code, then what was asked for. */
export function ProveDialog({ purpose, email, onClose }: ProveDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const [renew, end] = [useRenewRecoveryCodes(), useEndTwoFactor()]
  const { error, isPending } = purpose === 'renew' ? renew : end
  const { register, handleSubmit, formState, setError } = useCheckedForm(
    () => import('@/lib/auth/two-factor/schema').then((schema) => schema.provenInput),
    {
      defaultValues: { password: '', code: '' },
    },
  )
  const { title, description, action } = PURPOSES[purpose]

  const submit = handleSubmit((input) => {
    const onError = (failure: Error) => showErrors(failure, setError)
    if (purpose === 'renew')
      return perform(renew, input, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes), onError })
    perform(end, input, {
      onSuccess: () => {
        toast({ title: 'Two-factor sign-in is off', variant: 'success' })
        onClose()
      },
      onError,
    })
  })

  if (codes)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()}>
        <DialogContent title="Keep your recovery codes" firm>
          <RecoveryCodesStep codes={codes} onDone={onClose} />
        </DialogContent>
      </Dialog>
    )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={description}>
        <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field label="Current Password" error={formState.errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          <CodeField error={formState.errors.code?.message} {...register('code')} />
          <FormFailure error={error} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant={purpose === 'off' ? 'destructive' : 'primary'}
              pending={isPending}
              pendingLabel="Checking..."
            >
              {action}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
