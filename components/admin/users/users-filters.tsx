'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useUsersFile } from '@/lib/users/administration/hooks'
import { usersQuery, type UsersQuery } from '@/lib/users/administration/schema'
import { Button } from '../../ui/button'
import { DownloadButton } from '../../ui/download-button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { usersAddress } from './users-address'

/** Words, role and membership. All of it stands in the address, so that a reload and the way back keep it. */
export function UsersFilters({ view }: { view: UsersQuery }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const file = useUsersFile(view)
  const go = (next: UsersQuery) => startTransition(() => router.push(usersAddress(next), { scroll: false }))
  const filtered = Boolean(view.search ?? view.role ?? view.membership)
  return (
    <form
      method="post"
      role="search"
      aria-label="Members"
      onSubmit={(event) => {
        event.preventDefault()
        const read = usersQuery.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
        if (read.success) go({ ...read.data, page: 1 })
      }}
      className="mt-8 grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]"
    >
      <Field label="Search" className="max-xl:sm:col-span-full">
        <Input
          type="search"
          name="search"
          placeholder="Email, name or company"
          autoComplete="off"
          maxLength={200}
          defaultValue={view.search}
        />
      </Field>
      <Field label="Role">
        <Select name="role" defaultValue={view.role ?? 'all'}>
          <option value="all">All roles</option>
          <option value="user">User</option>
          <option value="admin">Admin</option>
        </Select>
      </Field>
      <Field label="Membership">
        <Select name="membership" defaultValue={view.membership ?? 'all'}>
          <option value="all">All memberships</option>
          <option value="free">Free</option>
          <option value="monthly">Monthly</option>
          <option value="yearly">Yearly</option>
        </Select>
      </Field>
      <div className="flex flex-wrap gap-2 max-xl:sm:col-span-full">
        <Button type="submit" pending={pending} pendingLabel="Filtering...">
          Filter
        </Button>
        {filtered && (
          <Button variant="ghost" onClick={() => go({})}>
            Clear
          </Button>
        )}
        <DownloadButton file={file} done="Members Downloaded" remark="It holds personal data.">
          Download CSV
        </DownloadButton>
      </div>
    </form>
  )
}
