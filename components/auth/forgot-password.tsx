'use client'
import { useEffect, useRef, useState } from 'react'
import { RESET_MINUTES } from '@/lib/mail/constants'
import { reasonOf } from '@/lib/core/browser/api'
import { useRequestReset } from '@/lib/users/passwords/hooks'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { AuthCard } from './auth-card'

const FAILED = 'Failed to send reset email. Please try again.'

/** Asks for the address, then says where to look, whether or not there is an account. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  if (sentTo !== null)
    return (
      <CheckEmail
        email={sentTo}
        onOther={() => {
          setWrong(sentTo)
          setSentTo(null)
        }}
      />
    )
  return <AddressForm before={wrong} onSent={setSentTo} />
}

function AddressForm({ before, onSent }: { before: string | null; onSent: (email: string) => void }) {
  const request = useRequestReset()
  const { register, handleSubmit, formState, setFocus } = useCheckedForm(
    () => import('@/lib/users/passwords/schema').then((schema) => schema.forgotInput),
    {
      defaultValues: { email: before ?? '' },
    },
  )

  useEffect(() => {
    if (before !== null) setFocus('email', { shouldSelect: true })
  }, [before, setFocus])

  const submit = handleSubmit((input) =>
    perform(request, input, {
      onSuccess: () => {
        toast({ title: 'Reset email sent', description: 'Check your inbox.', variant: 'success' })
        onSent(input.email)
      },
      onError: (error) => toast(failure('Error', error, FAILED)),
    }),
  )
  return (
    <AuthCard
      title="Forgot your password?"
      lead="Enter the address of your account and we will send you a link to choose a new one."
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
        </Field>
        {request.error && (
          <p role="alert" className="text-bad text-sm font-medium">
            {reasonOf(request.error)}
          </p>
        )}
        <Button type="submit" size="lg" pending={request.isPending} pendingLabel="Sending...">
          Send Reset Link
        </Button>
        <p className="text-sm">
          <Link href="/login" className="prose-link">
            Back to login
          </Link>
        </p>
      </form>
    </AuthCard>
  )
}

function CheckEmail({ email, onOther }: { email: string; onOther: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <AuthCard title="Check your email">
        <div className="grid gap-3">
          <p>
            If there is an account for <strong className="font-semibold wrap-anywhere">{email}</strong>, an
            email with a link is on its way. The link works once, for {RESET_MINUTES} minutes.
          </p>
          <p className="text-ink-soft text-sm">
            Nothing there? Look in the spam folder, and check that the address above is the one you joined
            with.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link href="/login" className={buttonStyles({})}>
            Back to login
          </Link>
          <Button variant="outline" onClick={onOther}>
            Try different email
          </Button>
        </div>
      </AuthCard>
    </div>
  )
}
