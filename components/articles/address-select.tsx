'use client'
import clsx from 'clsx'
import { startTransition, useId, useOptimistic } from 'react'
import { useListRouter } from '../ui/list-router'
import { Select } from '../ui/select'

type AddressSelectProps = {
  label: string
  /** The address of the choice that the page shows. */
  chosen: string
  choices: { label: string; href: string }[]
  /** The label beside the list instead of above it. */
  inline?: boolean
}

/** A choice of which each option is an address. */
export function AddressSelect({ label, chosen, choices, inline }: AddressSelectProps) {
  const id = useId()
  const list = useListRouter()
  // What is chosen stays chosen until the page follows: the next press goes on from it.
  const [shown, show] = useOptimistic(chosen)
  const choose = (href: string) =>
    startTransition(() => {
      show(href)
      list.push(href, shown)
    })
  return (
    <div className={clsx(inline ? 'flex items-center gap-2' : 'grid gap-1.5')}>
      <label
        htmlFor={id}
        className={clsx('text-sm whitespace-nowrap', inline ? 'text-ink-soft' : 'font-medium')}
      >
        {label}
      </label>
      <Select id={id} value={shown} aria-busy={list.pending} onChange={({ target }) => choose(target.value)}>
        {choices.map(({ label: name, href }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
