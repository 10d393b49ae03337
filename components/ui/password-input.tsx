'use client'
import clsx from 'clsx'
import { Eye, EyeOff } from 'lucide'
import { useState, type ComponentProps } from 'react'
import { Icon } from './icon'

/** Give `autoComplete` 'current-password' or 'new-password'. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const shape = shown ? EyeOff : Eye
  return (
    <span className={clsx('relative grid', className)}>
      <input
        type={shown ? 'text' : 'password'}
        className="control pr-11"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="text-ink-soft hover:text-ink absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded"
      >
        <Icon shape={shape} className="size-4" />
      </button>
    </span>
  )
}
