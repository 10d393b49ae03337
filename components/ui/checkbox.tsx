import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label?: ReactNode; hint?: ReactNode }

/** With `label` the whole row is the target; without, name it with aria-label. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const box = (
    <span className="relative inline-grid size-6 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="peer border-hairline-strong bg-surface checked:border-ink checked:bg-ink aria-invalid:border-bad size-[1.125rem] appearance-none rounded-sm border disabled:opacity-55"
        {...rest}
      />
      <svg
        viewBox="0 0 16 16"
        aria-hidden
        fill="none"
        className="stroke-paper pointer-events-none absolute size-3.5 stroke-2 opacity-0 peer-checked:opacity-100 forced-colors:hidden"
      >
        <path d="m3 8.5 3.2 3.2L13 4.8" />
      </svg>
    </span>
  )
  if (label === undefined) return box
  return (
    <label
      className={clsx(
        'flex cursor-pointer gap-2 text-sm leading-6 has-disabled:cursor-not-allowed',
        className,
      )}
    >
      {box}
      <span>
        {label}
        {hint && <span className="text-ink-soft block">{hint}</span>}
      </span>
    </label>
  )
}
