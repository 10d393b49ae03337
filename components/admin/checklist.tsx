'use client'
import { CHECK_ITEMS, ITEMS, UNCONFIRMED } from '@/lib/articles/checks/constants'
import { unconfirmedOf } from '@/lib/articles/checks/rules/checks'
import type { CheckItem, CheckState } from '@/lib/articles/checks/types'
import { Checkbox } from '../ui/checkbox'

type ChecklistProps = {
  state: Pick<CheckState, 'editions' | 'refused'>
  confirmed: readonly CheckItem[]
  onChange: (confirmed: CheckItem[]) => void
}

/** What a technical checker confirms, line by line, and what is still missing. */
export function Checklist({ state: { editions, refused }, confirmed, onChange }: ChecklistProps) {
  if (refused) return <p className="text-ink-soft text-sm">{refused}</p>
  const missing = unconfirmedOf(confirmed)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">I have checked this revision</legend>
      {ITEMS.map((item) => (
        <Checkbox
          key={item}
          label={CHECK_ITEMS[item]}
          hint={item === 'editions' ? editionsHint(editions) : undefined}
          disabled={item === 'editions' && editions.length === 0}
          checked={confirmed.includes(item)}
          onChange={({ target: { checked } }) =>
            onChange(ITEMS.filter((one) => (one === item ? checked : confirmed.includes(one))))
          }
        />
      ))}
      <p role="status" className="text-ink-soft text-sm">
        {missing.length === 0
          ? 'All of it is confirmed. The article names you as its technical checker.'
          : missing.length === ITEMS.length
            ? 'Nothing is confirmed: the article says that nobody has checked it yet.'
            : `Not confirmed: ${missing.map((item) => UNCONFIRMED[item]).join(', ')}. The article says so, beside your name.`}
      </p>
    </fieldset>
  )
}

const editionsHint = (editions: string[]) =>
  editions.length > 0 ? editions.join(', ') : 'It cites no edition.'
