'use client'
import { STATES } from '@/lib/errata/constants'
import type { ReportsQuery } from '@/lib/errata/schema'
import type { ErratumState } from '@/lib/errata/types'
import { Field } from '../../ui/field'
import { useListRouter } from '../../ui/list-router'
import { Select } from '../../ui/select'
import { errataAddress } from './errata-address'

const LABEL: Record<ErratumState, string> = {
  reported: 'To decide',
  held: 'Held',
  verified: 'Verified',
  rejected: 'Rejected',
}

export function StateFilter({ view }: { view: ReportsQuery }) {
  const list = useListRouter()
  return (
    <Field label="Show" className="sm:w-56">
      <Select
        key={view.state}
        defaultValue={view.state ?? 'reported'}
        onChange={(event) => {
          const state = STATES.find((one) => one === event.target.value)
          list.push(errataAddress({ state }))
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
