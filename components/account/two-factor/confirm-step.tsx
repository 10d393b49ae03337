'use client'
import { useConfirmTwoFactor } from '@/lib/auth/two-factor/hooks'
import type { TwoFactorSetup } from '@/lib/auth/two-factor/types'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { FormFailure, showErrors } from '../../ui/form-failure'
import { useCheckedForm } from '../../ui/use-checked-form'

type ConfirmStepProps = { setup: TwoFactorSetup; onConfirmed: (codes: string[]) => void }

export function ConfirmStep({ setup, onConfirmed }: ConfirmStepProps) {
  const confirm = useConfirmTwoFactor()
  const { register, handleSubmit, formState, setError } = useCheckedForm(
    () => import('@/lib/auth/two-factor/schema').then((schema) => schema.confirmInput),
    {
      defaultValues: { code: '' },
    },
  )
  const submit = handleSubmit((input) =>
    perform(confirm, input, {
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      onError: (error) => showErrors(error, setError),
    }),
  )
  const { path, size } = setup.qr
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p className="text-sm">
        Scan this picture with your authenticator app, or{' '}
        <a href={setup.uri} className="prose-link">
          open it on this device
        </a>
        .
      </p>
      {/* Black on white in every theme: that is what cameras read. */}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code with your secret key"
        shapeRendering="crispEdges"
        className="size-48 justify-self-center rounded"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="text-ink-soft text-sm">
        Or type this key into the app:{' '}
        <code className="text-ink font-mono select-all">
          {groupsOf(setup.secret).map((group) => (
            <span key={group} className="mr-2 inline-block">
              {group}
            </span>
          ))}
        </code>
      </p>
      <Field label="Code from the app" error={formState.errors.code?.message}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          className="font-mono"
          {...register('code')}
        />
      </Field>
      <FormFailure error={confirm.error} />
      <Button
        type="submit"
        className="justify-self-end"
        pending={confirm.isPending}
        pendingLabel="Checking..."
      >
        Turn on
      </Button>
    </form>
  )
}

const groupsOf = (secret: string) => secret.match(/.{1,4}/g) ?? []
