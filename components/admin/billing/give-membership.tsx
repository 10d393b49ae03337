'use client'
import { useState } from 'react'
import { useGiveMembership } from '@/lib/billing/administration/hooks'
import type { GiftInput } from '@/lib/billing/administration/schema'
import { PLAN_NAMES } from '@/lib/billing/constants'
import { ApiError } from '@/lib/core/browser/api'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { AskingDialog } from '../../ui/asking-dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { perform } from '../../ui/perform'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { useCheckedForm } from '../../ui/use-checked-form'

/** Gives a membership without payment. It stands in the audit log, with the reason. */
export function GiveMembership({ email = '' }: { email?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Give Membership
      </Button>
      {open && (
        <AskingDialog
          onClose={() => setOpen(false)}
          title="Give a membership"
          description="Without payment, until a day that you choose. It is noted in the audit log."
        >
          <GiftForm email={email} onGiven={() => setOpen(false)} />
        </AskingDialog>
      )}
    </>
  )
}

function GiftForm({ email, onGiven }: { email: string; onGiven: () => void }) {
  const give = useGiveMembership()
  const form = useCheckedForm(
    () => import('@/lib/billing/administration/schema').then((schema) => schema.giftInput),
    {
      defaultValues: { email, plan: 'monthly', endsOn: '', reason: '' },
    },
  )
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    perform(give, values, {
      onSuccess: () => {
        onGiven()
        toast({ title: 'Membership Given', description: `To ${values.email}.`, variant: 'success' })
      },
      onError: (error) => {
        const fields = error instanceof ApiError ? error.errors : []
        for (const [index, { path, message }] of fields.entries())
          form.setError(path as keyof GiftInput, { message }, { shouldFocus: index === 0 })
        if (fields.length === 0) toast(failure('Membership Not Given', error))
      },
    }),
  )
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label="Plan" error={errors.plan?.message}>
        <Select {...form.register('plan')}>
          <option value="monthly">{PLAN_NAMES.monthly}</option>
          <option value="yearly">{PLAN_NAMES.yearly}</option>
        </Select>
      </Field>
      <Field label="Until the end of" error={errors.endsOn?.message}>
        <Input type="date" {...form.register('endsOn')} />
      </Field>
      <Field label="Reason" error={errors.reason?.message} hint="Members find it in the data they download.">
        <Textarea rows={3} maxLength={500} {...form.register('reason')} />
      </Field>
      <Button type="submit" className="justify-self-end" pending={give.isPending} pendingLabel="Giving...">
        Give Membership
      </Button>
    </form>
  )
}
