'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { ACTION_VERBS, TARGET_TYPES } from '@/lib/audit/constants'
import { auditFiltersQuery, useAuditFile } from '@/lib/audit/hooks'
import { auditQuery, isReversed, type AuditQuery } from '@/lib/audit/schema'
import { Button } from '../../ui/button'
import { DownloadButton } from '../../ui/download-button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { auditAddress } from './audit-address'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Who, what, on what and when. All of it stands in the address. */
export function AuditFilters({ view }: { view: AuditQuery }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const { data } = useQuery(auditFiltersQuery)
  const file = useAuditFile(view)
  const [reversed, setReversed] = useState(isReversed(view))
  const to = useRef<HTMLInputElement>(null)
  const go = (next: AuditQuery) => startTransition(() => router.push(auditAddress(next), { scroll: false }))
  const filtered = Object.entries(view).some(([name, value]) => name !== 'page' && value)
  return (
    <form
      method="post"
      role="search"
      aria-label="Audit log"
      onSubmit={(event) => {
        event.preventDefault()
        const said = Object.fromEntries(new FormData(event.currentTarget))
        const read = auditQuery.safeParse(said)
        if (!read.success) return
        setReversed(isReversed(read.data))
        if (isReversed(read.data)) to.current?.focus()
        else go({ ...read.data, page: 1 })
      }}
      className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
    >
      <Field label="Who">
        <Select name="actor" defaultValue={view.actor ?? ''}>
          <option value="">Everybody</option>
          {data?.actors.map((actor) => (
            <option key={actor}>{actor}</option>
          ))}
        </Select>
      </Field>
      <Field label="What was done">
        <Select name="action" defaultValue={view.action ?? ''}>
          <option value="">Everything</option>
          {data?.actions.map((action) => (
            <option key={action} value={action}>
              {capital(ACTION_VERBS[action]?.replace(/:$/, '') ?? action)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="To what">
        <Select name="targetType" defaultValue={view.targetType ?? ''}>
          <option value="">Anything</option>
          {TARGET_TYPES.map((type) => (
            <option key={type} value={type}>
              {capital(type)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="From">
        <Input type="date" name="from" defaultValue={view.from} />
      </Field>
      <Field label="To" error={reversed ? 'This day is before the one in “From”.' : undefined}>
        <Input ref={to} type="date" name="to" defaultValue={view.to} />
      </Field>
      <Field label="Words">
        <Input type="search" name="search" autoComplete="off" maxLength={200} defaultValue={view.search} />
      </Field>
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" pending={pending} pendingLabel="Filtering...">
          Filter
        </Button>
        {filtered && (
          <Button variant="ghost" onClick={() => go({})}>
            Clear
          </Button>
        )}
        <DownloadButton file={file} done="Log Downloaded" className="sm:ml-auto">
          Download CSV
        </DownloadButton>
      </div>
    </form>
  )
}
