'use client'
import { useState } from 'react'
import { TOKEN_DAYS } from '@/lib/auth/access-tokens/constants'
import { useCreateAccessToken } from '@/lib/auth/access-tokens/hooks'
import type { NewAccessToken } from '@/lib/auth/access-tokens/types'
import { longDay } from '@/lib/core/dates'
import { Button } from '../../ui/button'
import { AskingDialog, CancelButton } from '../../ui/asking-dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { toast } from '../../ui/toast'
import { FormFailure, showErrors } from '../../ui/form-failure'
import { useCheckedForm } from '../../ui/use-checked-form'

/** Name and expiry, then the token itself. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewAccessToken | null>(null)
  return (
    <AskingDialog
      onClose={onClose}
      title={made ? 'Copy your token' : 'New access token'}
      firm={made !== null}
    >
      {made ? <TokenStep made={made} onDone={onClose} /> : <FormStep onMade={setMade} />}
    </AskingDialog>
  )
}

function FormStep({ onMade }: { onMade: (made: NewAccessToken) => void }) {
  const create = useCreateAccessToken()
  const { register, handleSubmit, formState, setError } = useCheckedForm(
    () => import('@/lib/auth/access-tokens/schema').then((schema) => schema.accessTokenInput),
    {
      defaultValues: { name: '', days: 90 },
    },
  )
  const submit = handleSubmit((input) =>
    perform(create, input, { onSuccess: onMade, onError: (error) => showErrors(error, setError) }),
  )
  const { errors } = formState
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field label="Name" hint="What uses it, so that you know it again." error={errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Expires after" error={errors.days?.message}>
        <Select {...register('days', { valueAsNumber: true })}>
          {TOKEN_DAYS.map((days) => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </Select>
      </Field>
      <FormFailure error={create.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <Button type="submit" pending={create.isPending} pendingLabel="Making...">
          Make token
        </Button>
      </div>
    </form>
  )
}

/** The only time that the token is shown. */
function TokenStep({ made, onDone }: { made: NewAccessToken; onDone: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(made.token).then(
      () => toast({ title: 'Token copied', variant: 'success' }),
      () => toast({ title: 'The token could not be copied', variant: 'destructive' }),
    )
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        This is the only time that “{made.name}” is shown. Whoever holds it reads the library in your name
        until {longDay(made.expiresAt)}: keep it like a password, and revoke it when it may have become known.
      </p>
      <code className="bg-sunken rounded-md p-4 text-sm break-all" aria-label="Your new token">
        {made.token}
      </code>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onDone}>I have kept it</Button>
      </div>
    </div>
  )
}
