'use client'
import { useEffect, useState } from 'react'
import { REPLY_PROMISE } from '@/lib/contact/constants'
import { useSendMessage } from '@/lib/contact/hooks'
import type { ContactForm as Values } from '@/lib/contact/schema'
import { ApiError, NO_CONNECTION, reasonOf } from '@/lib/core/browser/api'
import { useDraft } from '@/lib/drafts/use-draft'
import { useCurrentUser } from '@/lib/users/hooks'
import { fullName } from '@/lib/users/profile/rules/names'
import { useHeldFields } from '../drafts/use-held-fields'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { perform } from '../ui/perform'
import { Textarea } from '../ui/textarea'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'

const now = () => performance.now()

const NOTHING: Values = { name: '', email: '', subject: '', message: '', website: '' }

/** Bears a member's name and address as soon as it is known who writes. */
export function ContactForm() {
  const send = useSendMessage()
  const { user, isPending } = useCurrentUser()
  const name = user ? fullName(user) : ''
  const email = user?.email ?? ''
  const empty: Values = { ...NOTHING, name, email }
  const form = useCheckedForm(() => import('@/lib/contact/schema').then((schema) => schema.contactForm), {
    defaultValues: empty,
  })
  const { register, handleSubmit, formState, reset, getValues, setValue } = form
  // Before the draft is opened, which begins from these; what was typed meanwhile stays.
  useEffect(() => {
    reset({ ...NOTHING, name, email }, { keepValues: true })
    if (!getValues('name')) setValue('name', name)
    if (!getValues('email')) setValue('email', email)
  }, [reset, getValues, setValue, name, email])
  const owner = isPending ? undefined : (user?.id ?? null)
  const draft = useDraft({ form, kind: 'message', owner, except: ['website'] })
  const [heldForm] = useHeldFields(send.isPending)
  const [appeared] = useState(now)

  const submit = handleSubmit((values) =>
    perform(
      send,
      { ...values, appeared },
      {
        onSuccess: ({ message }) => {
          toast({
            title: 'Message sent successfully!',
            description: message || REPLY_PROMISE,
            variant: 'success',
          })
          reset(empty)
          void draft.forget()
        },
        onError: (error) =>
          toast({
            title: 'Failed to send message',
            description:
              error instanceof ApiError ? reasonOf(error, 'Please try again later.') : NO_CONNECTION,
            variant: 'destructive',
          }),
      },
    ),
  )
  const { errors } = formState
  return (
    <form
      ref={heldForm}
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid max-w-2xl content-start gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full Name" error={errors.name?.message}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
      </div>
      <Field label="Subject" error={errors.subject?.message}>
        <Input autoComplete="off" {...register('subject')} />
      </Field>
      <Field label="Message" error={errors.message?.message}>
        <Textarea rows={6} autoComplete="off" {...register('message')} />
      </Field>
      <div aria-hidden className="absolute -left-[200vw]">
        <label>
          Leave this empty
          <input tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <Outcome sent={send.data?.message} error={send.error} />
      <Button
        type="submit"
        size="lg"
        className="justify-self-start"
        pending={send.isPending}
        pendingLabel="Sending..."
      >
        Send Message
      </Button>
    </form>
  )
}

/** Stays when the toast is gone. */
function Outcome({ sent, error }: { sent: string | undefined; error: Error | null }) {
  if (error)
    return (
      <Alert tone="bad" role="alert" title="Failed to send message">
        {reasonOf(error)}
      </Alert>
    )
  if (sent)
    return (
      <Alert tone="ok" role="status" title="Message sent successfully!">
        {sent}
      </Alert>
    )
  return null
}
