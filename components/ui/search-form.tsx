'use client'
import { useState, useTransition, type ReactNode } from 'react'
import { Button } from './button'
import { Input } from './input'

export type SearchFormProps = {
  /** What is searched, as landmark and as field. */
  label: string
  fieldLabel: string
  placeholder: string
  maxLength: number
  /** What the address says now. */
  text: string | undefined
  /** Goes to the address of the words; undefined clears them. */
  onSearch: (text: string | undefined) => void
  /** What else decides about the list. */
  children?: ReactNode
}

/** Words of a long list. They stand in the address, so that a reload and the way back keep them. */
export function SearchForm({
  label,
  fieldLabel,
  placeholder,
  maxLength,
  text: given,
  onSearch,
  children,
}: SearchFormProps) {
  const [text, setText] = useState(given ?? '')
  const [pending, startTransition] = useTransition()
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        startTransition(() => onSearch(text.trim() || undefined))
      }}
      className="flex flex-wrap gap-2"
    >
      <Input
        type="search"
        name="q"
        aria-label={fieldLabel}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        className="min-w-0 flex-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" pending={pending} pendingLabel="Searching...">
        Search
      </Button>
      {given && (
        <Button
          variant="ghost"
          onClick={() => {
            setText('')
            startTransition(() => onSearch(undefined))
          }}
        >
          Clear
        </Button>
      )}
      {children}
    </form>
  )
}
