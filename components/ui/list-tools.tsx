'use client'
import { useState, useTransition } from 'react'
import { Button } from './button'
import { Input } from './input'
import { Select } from './select'

type ListToolsProps<Sort extends string> = {
  /** What is searched, as landmark and as field. */
  label: string
  searchLabel: string
  placeholder: string
  maxLength: number
  /** What the address says now. */
  text: string | undefined
  sort: Sort
  sorts: [Sort, string][]
  /** Goes to the address of the change; undefined clears the words. */
  onSearch: (text: string | undefined) => void
  onSort: (sort: Sort) => void
}

/** Words and order of a long list. Both stand in the address, so that a reload and the way back keep them. */
export function ListTools<Sort extends string>(props: ListToolsProps<Sort>) {
  const { label, searchLabel, placeholder, maxLength, sort, sorts, onSearch, onSort } = props
  const [text, setText] = useState(props.text ?? '')
  const [pending, startTransition] = useTransition()
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        startTransition(() => onSearch(text.trim()))
      }}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:flex"
    >
      <Input
        type="search"
        name="q"
        aria-label={searchLabel}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        className="sm:flex-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" pending={pending} pendingLabel="Searching...">
        Search
      </Button>
      {props.text && (
        <Button
          variant="ghost"
          className="max-sm:order-last max-sm:justify-self-start"
          onClick={() => {
            setText('')
            startTransition(() => onSearch(undefined))
          }}
        >
          Clear
        </Button>
      )}
      <Select
        aria-label="Order"
        className="max-sm:col-span-full sm:w-52!"
        value={sort}
        onChange={(event) => startTransition(() => onSort(event.target.value as Sort))}
      >
        {sorts.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </form>
  )
}
