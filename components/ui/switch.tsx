import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label?: ReactNode
  hint?: ReactNode
  /** The sentence to show below it. */
  error?: string
}

/**
 * A checkbox by nature, so that forms register it as one; position and mark say on or off, not colour alone.
 */
export function Switch({ label, hint, error, className, ...rest }: SwitchProps) {
  const track = (
    <span className="relative inline-grid h-6 w-11 shrink-0">
      <input
        type="checkbox"
        role="switch"
        className="peer border-hairline-strong bg-sunken checked:border-ink checked:bg-ink h-6 w-11 appearance-none rounded-full border transition-colors disabled:opacity-55"
        {...rest}
      />
      <span
        aria-hidden
        className="bg-hairline-strong peer-checked:bg-paper pointer-events-none absolute top-1 left-1 size-4 rounded-full transition-transform peer-checked:translate-x-5"
      />
    </span>
  )
  if (label === undefined) return track
  return (
    <label className={clsx('flex cursor-pointer items-start gap-3 text-sm leading-6', className)}>
      {track}
      <span>
        {label}
        {hint && <span className="text-ink-soft block">{hint}</span>}
        {error && <FieldError>{error}</FieldError>}
      </span>
    </label>
  )
}
