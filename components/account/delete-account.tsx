'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { endsAtOnce, isCurrent } from '@/lib/billing/rules/state'
import type { Billing } from '@/lib/billing/types'
import { reasonOf } from '@/lib/core/browser/api'
import { longDay } from '@/lib/core/dates'
import { DELETION_DAYS } from '@/lib/users/privacy/constants'
import { useDeleteAccount } from '@/lib/users/privacy/hooks'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { CodeField, refusalOfCode } from '../ui/code-field'
import { Field } from '../ui/field'
import { PasswordInput } from '../ui/password-input'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'

const NOTICE = 20_000

/** `pays` is where the member's subscription stands. */
export type DeleteAccountProps = { email: string; pays: Billing['state'] }

export function DeleteAccount({ email, pays }: DeleteAccountProps) {
  const router = useRouter()
  const leave = useDeleteAccount()
  /** The day that the open dialog names; null while it is closed. */
  const [day, setDay] = useState<string | null>(null)
  const { register, handleSubmit, formState, reset, setError } = useCheckedForm(
    () => import('@/lib/users/privacy/schema').then((schema) => schema.deleteInput),
    {
      defaultValues: { password: '', code: '' },
    },
  )
  const [codeRequired, setCodeAsked] = useState(false)
  const open = () => {
    reset()
    setCodeAsked(false)
    setDay(longDay(new Date(Date.now() + DELETION_DAYS * 86_400_000).toISOString()))
  }

  const submit = handleSubmit((input) =>
    perform(leave, input, {
      onSuccess: ({ message }) => {
        setDay(null)
        router.push('/')
        router.refresh()
        toast({ title: 'You Are Signed Out', description: message, duration: NOTICE })
      },
      onError: (error) => {
        const refusedCode = refusalOfCode(error)
        if (refusedCode) {
          setCodeAsked(true)
          // Asking for the first code is no failure.
          if (codeRequired) setError('code', { message: refusedCode }, { shouldFocus: true })
          return
        }
        const message = reasonOf(error)
        setError('password', { message }, { shouldFocus: true })
      },
    }),
  )
  return (
    <>
      <Button variant="outline" onClick={open}>
        Delete account
      </Button>
      <ConfirmDialog
        open={day !== null}
        onOpenChange={(stays) => !stays && setDay(null)}
        title="Delete your account?"
        description={<Consequences day={day ?? ''} pays={pays} />}
        confirmLabel="Delete my account"
        cancelLabel="Keep my account"
        tone="destructive"
        pending={leave.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => void submit()}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Your password" error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {codeRequired && <CodeField autoFocus error={formState.errors.code?.message} {...register('code')} />}
      </ConfirmDialog>
    </>
  )
}

function Consequences({ day, pays }: { day: string; pays: Billing['state'] }) {
  return (
    <>
      <p>
        You will be signed out everywhere. On <strong className="text-ink">{day}</strong> we delete for good:
      </p>
      <ul>
        <li>your profile and your membership</li>
        <li>your comments and likes, and what others have replied to your comments</li>
        <li>your bookmarks, folders and notes, your saved calculations, and what you watch</li>
        <li>your drafts, and articles that are not published, also those that wait for review</li>
        <li>your projects that nobody else may edit, with what others have written in them</li>
        <li>your messages to us, analytics data and email records</li>
      </ul>
      {isCurrent(pays) && (
        <p>
          Your subscription ends {endsAtOnce(pays) ? 'at once' : 'with the period that is paid'}: nothing more
          is charged.
        </p>
      )}
      <p>
        Your published articles stay, under the name “Former member”. A project that others may edit passes to
        the one of them who has been in it longest. Sign in before {day} and nothing is deleted
        {isCurrent(pays) && '; the subscription stays cancelled'}.
      </p>
    </>
  )
}
