'use client'
import type { AdminPathItem } from '@/lib/paths/types'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'

/** What an item is put behind, as the choice says it. */
export const afterOf = (place: string): { after?: number | null } =>
  place === '' ? {} : { after: place === 'first' ? null : Number(place) }

type PlaceFieldProps = { items: AdminPathItem[]; place: string; onChoose: (place: string) => void }

export function PlaceField({ items, place, onChoose }: PlaceFieldProps) {
  return (
    <Field label="Place">
      <Select value={place} onChange={(event) => onChoose(event.target.value)}>
        <option value="">At the end</option>
        <option value="first">At the beginning</option>
        {items.map(({ id, kind, title }) => (
          <option key={id} value={id}>
            {kind === 'section' ? 'Behind the section ' : 'Behind '}
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}
