'use client'
import { LockKeyhole } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { DATA_SECTIONS, SECTION_NAMES } from '@/lib/calculations/tables/constants'
import { shorterSearch } from '@/lib/core/shorter-search'
import { isTableLike, rowsLike } from '@/lib/calculations/tables/reading/rules/finding'
import type { ListedTable } from '@/lib/calculations/tables/reading/types'
import { Badge } from '../ui/badge'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { putAddress } from '../ui/entry-state'
import { Field } from '../ui/field'
import { Icon } from '../ui/icon'
import { Input } from '../ui/input'
import { Link } from '../ui/link'
import { NearestSearch } from '../ui/nearest-search'
import { FoundRows } from './found-rows'

type Listed = Omit<ListedTable, 'version' | 'createdAt'>

const PAUSE = 300

/** Every table under its heading, found by its name, its source, what its columns are, and its rows. */
export function DataIndex({
  tables,
  initial,
  isMember,
}: {
  tables: Listed[]
  initial: string
  /** Whether the reader is signed in; visitors see which tables are for members. */
  isMember: boolean
}) {
  const [text, setText] = useState(initial)
  const said = useRef(initial)
  useEffect(() => {
    if (text === said.current) return
    const timer = setTimeout(() => {
      said.current = text
      putAddress(addressOf(text))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const found = tables.filter((table) => isTableLike(table, text))
  const rows = rowsLike(tables, text)
  const nothing = found.length + rows.length === 0
  const shorter = nothing
    ? shorterSearch(text, (less) => tables.filter((table) => isTableLike(table, less)).length)
    : null
  const sections = DATA_SECTIONS.filter((section) => found.some((one) => one.section === section))
  return (
    <>
      <form
        method="get"
        action="/data"
        role="search"
        aria-label="Tables"
        onSubmit={(event) => event.preventDefault()}
        className="mt-8 flex max-w-xl items-end gap-3 print:hidden"
      >
        <Field
          label="Find a table or a row"
          hint="By a name, source or column: HEB 200, S355, W_pl, EN 338"
          className="flex-1"
        >
          <Input
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <noscript>
          <button type="submit" className={buttonStyles({ variant: 'outline' })}>
            Find
          </button>
        </noscript>
      </form>
      <p role="status" className="text-ink-soft mt-4 text-sm tabular-nums">
        {[
          found.length === tables.length && `${tables.length} tables`,
          found.length < tables.length &&
            (found.length > 0 || rows.length === 0) &&
            `${found.length} of ${tables.length} tables`,
          rows.length > 0 && `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <FoundRows rows={rows} />
      {nothing && (
        <EmptyState
          className="mt-6"
          title="No table or row is like that"
          action={
            <NearestSearch
              href={addressOf(shorter?.search ?? '')}
              nearest={shorter ?? { search: '', total: tables.length }}
              of={['table', 'tables']}
              onSearch={() => setText(shorter?.search ?? '')}
            />
          }
        />
      )}
      {sections.map((section) => {
        const own = found.filter((one) => one.section === section)
        return (
          <section key={section} aria-labelledby={section} className="mt-10">
            <h2
              id={section}
              className="border-ink flex scroll-mt-24 items-baseline justify-between gap-4 border-b pb-2 text-xl font-semibold"
            >
              {SECTION_NAMES[section]}
              <span className="text-ink-soft text-sm font-normal tabular-nums">
                {own.length} {own.length === 1 ? 'table' : 'tables'}
              </span>
            </h2>
            <ul className="divide-hairline divide-y">
              {own.map(({ name, title, source, open, rows }) => (
                <li key={name} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
                  <div className="min-w-0">
                    <Link href={`/data/${name}`} className="prose-link">
                      {title}
                    </Link>
                    <p className="text-ink-soft text-sm text-pretty">{source}</p>
                  </div>
                  <p className="text-ink-soft flex items-center gap-3 text-sm md:justify-end">
                    {!open && !isMember && (
                      <Badge>
                        <Icon shape={LockKeyhole} />
                        Members
                      </Badge>
                    )}
                    <span className="tabular-nums md:w-16 md:text-right">
                      {rows} {rows === 1 ? 'row' : 'rows'}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

const addressOf = (text: string) => (text.trim() ? `/data?${new URLSearchParams({ q: text })}` : '/data')
