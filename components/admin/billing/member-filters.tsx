'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { billingList, type BillingList, LISTED_STATES } from '@/lib/billing/administration/schema'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { billingAddress } from './billing-address'

const NAMES: Record<(typeof LISTED_STATES)[number], string> = {
  active: 'Active',
  trialing: 'Free months',
  past_due: 'Payment due',
  incomplete: 'Not completed',
  canceled: 'Ended',
  given: 'Given',
}

/** Whom to show. All of it stands in the address. */
export function MemberFilters({ view }: { view: BillingList }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const go = (next: BillingList) =>
    startTransition(() => router.push(billingAddress(next), { scroll: false }))
  return (
    <form
      method="post"
      role="search"
      aria-label="Members"
      onSubmit={(event) => {
        event.preventDefault()
        const { state, search } = Object.fromEntries(new FormData(event.currentTarget))
        const read = billingList.safeParse({ state: state || undefined, search: search || undefined })
        if (read.success) go(read.data)
      }}
      className="mt-8 grid items-end gap-4 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
    >
      <Field label="State">
        <Select name="state" defaultValue={view.state ?? ''}>
          <option value="">Every state</option>
          {LISTED_STATES.map((state) => (
            <option key={state} value={state}>
              {NAMES[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Name or email">
        <Input type="search" name="search" autoComplete="off" maxLength={200} defaultValue={view.search} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" pending={pending} pendingLabel="Filtering...">
          Filter
        </Button>
        {(view.state ?? view.search) && (
          <Button variant="ghost" onClick={() => go({})}>
            Clear
          </Button>
        )}
      </div>
    </form>
  )
}
