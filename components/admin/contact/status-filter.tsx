'use client'
import { STATUSES, type SubmissionsQuery } from '@/lib/contact/administration/schema'
import { Field } from '../../ui/field'
import { useListRouter } from '../../ui/list-router'
import { Select } from '../../ui/select'
import { submissionsAddress } from './submissions-address'

const LABEL = { new: 'New', read: 'Read, not replied', replied: 'Replied' } as const

export function StatusFilter({ view }: { view: SubmissionsQuery }) {
  const list = useListRouter()
  return (
    <Field label="Show" className="sm:w-56">
      <Select
        key={view.status}
        defaultValue={view.status ?? 'all'}
        onChange={(event) => {
          const status = STATUSES.find((one) => one === event.target.value)
          list.push(submissionsAddress({ status }))
        }}
      >
        <option value="all">All messages</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {LABEL[status]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
