'use client'
import { useEffect, useEffectEvent, useState, useTransition, type ReactNode } from 'react'
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
  /** Replaces the address by that of the words; undefined clears them. The form stays mounted meanwhile. */
  onSearch: (text: string | undefined) => void
  /** What else decides about the list. */
  children?: ReactNode
}

/** Milliseconds after the last key, so that a word is searched and not its letters. */
const PAUSE = 400

/**
 * Words of a long list, searched as they are typed. They stand in the address, so that a reload keeps them.
 */
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
  const [asked, setAsked] = useState(given)
  const [shown, setShown] = useState(given)
  const [pending, startTransition] = useTransition()
  if (given !== shown) {
    setShown(given)
    // A link or the way back led here, not what was typed.
    if (given !== asked && !pending) {
      setAsked(given)
      setText(given ?? '')
    }
  }
  const search = (typed: string) => {
    const words = typed.trim() || undefined
    if (words === asked) return
    setAsked(words)
    startTransition(() => onSearch(words))
  }
  const searchTyped = useEffectEvent(() => search(text))
  useEffect(() => {
    const timer = setTimeout(searchTyped, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <form
      method="post"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
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
            search('')
          }}
        >
          Clear
        </Button>
      )}
      {children}
    </form>
  )
}
