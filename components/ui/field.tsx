'use client'
import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Label } from './label'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The sentence to show, straight from `errors.name?.message`. */
  error?: string
  optional?: boolean
  id?: string
  className?: string
  /** One control: Input, Textarea, Select, PasswordInput or anything that passes id and aria-* on. */
  children: ReactElement
}

/** Label above, control, hint, and the error under the field it belongs to. */
export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')

  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <Label htmlFor={controlId}>
        {label}
        {optional && <span className="text-ink-faint font-normal"> (optional)</span>}
      </Label>
      <Slot id={controlId} aria-describedby={described || undefined} aria-invalid={error ? true : undefined}>
        {children}
      </Slot>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Also for groups of controls that have one error between them. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-bad flex gap-1.5 text-sm font-medium">
      <svg viewBox="0 0 16 16" aria-hidden fill="none" className="mt-0.5 size-4 shrink-0 stroke-current">
        <circle cx="8" cy="8" r="6.5" strokeWidth="1.5" />
        <path d="M8 4.5v4.25M8 10.75v.75" strokeWidth="1.75" />
      </svg>
      <span>{children}</span>
    </p>
  )
}
