'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { STATES } from '@/lib/errata/constants'
import type { ReportsQuery } from '@/lib/errata/schema'
import type { ErratumState } from '@/lib/errata/types'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { errataAddress } from './errata-address'

const LABEL: Record<ErratumState, string> = {
  reported: 'To decide',
  held: 'Held',
  verified: 'Verified',
  rejected: 'Rejected',
}

export function StateFilter({ view }: { view: ReportsQuery }) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  return (
    <Field label="Show" className="sm:w-56">
      <Select
        key={view.state}
        defaultValue={view.state ?? 'reported'}
        onChange={(event) => {
          const state = STATES.find((one) => one === event.target.value)
          startTransition(() => router.push(errataAddress({ state }), { scroll: false }))
        }}
      >
        {Object.entries(LABEL).map(([state, label]) => (
          <option key={state} value={state}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
