'use client'
import clsx from 'clsx'
import { LayoutList, Rows4 } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon'
import { chooseListLook, readListLook, subscribeListLook } from './list-look'

const LOOKS = [
  { look: 'full', label: 'With excerpts', icon: LayoutList },
  { look: 'compact', label: 'Compact', icon: Rows4 },
] as const

/** Shows the list with excerpts and pictures, or a line for each article; this browser remembers which. */
export function ListLookSwitch() {
  const chosen = useSyncExternalStore(subscribeListLook, readListLook, () => 'full')
  return (
    <fieldset className="flex">
      <legend className="sr-only">Look of the list</legend>
      {LOOKS.map(({ look, label, icon }) => (
        <label
          key={look}
          title={label}
          className={clsx(
            'ring-hairline-strong text-ink-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-focus grid size-9 cursor-pointer place-items-center ring-1 ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            look === 'full' ? 'rounded-l' : '-ml-px rounded-r',
          )}
        >
          <input
            type="radio"
            name="list-look"
            value={look}
            checked={chosen === look}
            onChange={() => chooseListLook(look)}
            className="sr-only"
          />
          <Icon shape={icon} className="size-4" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
