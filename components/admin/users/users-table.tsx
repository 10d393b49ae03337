'use client'
import { MoveHorizontal } from 'lucide-react'
import { paddedDay } from '@/lib/core/dates'
import type { AdminUser } from '@/lib/users/administration/types'
import { fullName } from '@/lib/users/profile/rules/names'
import { Button } from '../../ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { experienceOf } from './in-words'
import { EmailBadge, MembershipBadge, RoleBadge, StatusBadge } from './account-badges'

type UsersTableProps = { users: AdminUser[]; onManage: (user: AdminUser) => void }

const COLUMNS = [
  'Company & Title',
  'Experience & Location',
  'Role',
  'Status',
  'Membership',
  'Email Status',
  'Joined',
]

/** Whose row it is stays in sight while the rest is pushed sideways. */
const first = 'sm:sticky left-0 z-1'
/** And so does what can be done. */
const last = 'sticky right-0 z-1 border-l'

export function UsersTable({ users, onManage }: UsersTableProps) {
  return (
    <div className="mt-3">
      {/* From this width on every column is in sight. */}
      <p className="text-ink-soft mb-2 flex items-center justify-end gap-1.5 text-xs xl:hidden">
        Scroll the table sideways to see every column
        <MoveHorizontal aria-hidden className="size-3.5 shrink-0" />
      </p>
      <Table label="Members" frame="max-h-[75dvh]" className="[&_:is(th,td)]:px-2">
        <TableHead>
          <TableRow>
            <TableHeader className={`bg-sunken ${first}`}>User</TableHeader>
            {COLUMNS.map((name) => (
              <TableHeader key={name}>{name}</TableHeader>
            ))}
            <TableHeader className={`bg-sunken ${last}`}>Actions</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <Row key={user.id} user={user} onManage={onManage} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

function Row({ user, onManage }: { user: AdminUser; onManage: UsersTableProps['onManage'] }) {
  const name = fullName(user)
  return (
    <TableRow>
      <TableHeader scope="row" className={`bg-surface text-ink! text-sm! ${first} align-top!`}>
        <span className="block w-42 wrap-anywhere">{name}</span>
        <span className="text-ink-soft block w-42 text-xs font-normal wrap-anywhere">
          <EmailInLines email={user.email} />
        </span>
      </TableHeader>
      <Pair upper={user.company} lower={user.professionalTitle} />
      <Pair upper={experienceOf(user.experience)} lower={user.location} />
      <TableCell>
        <RoleBadge role={user.role} />
      </TableCell>
      <TableCell>
        <StatusBadge status={user.status} />
      </TableCell>
      <TableCell>
        <MembershipBadge type={user.membershipType} />
      </TableCell>
      <TableCell>
        <EmailBadge verified={user.emailVerified} />
      </TableCell>
      <TableCell className="whitespace-nowrap tabular-nums">{paddedDay(user.createdAt)}</TableCell>
      <TableCell className={`bg-surface ${last}`}>
        <Button size="sm" variant="outline" aria-label={`Manage ${name}`} onClick={() => onManage(user)}>
          Manage
        </Button>
      </TableCell>
    </TableRow>
  )
}

function Pair({ upper, lower }: { upper: string | null; lower: string | null }) {
  return (
    <TableCell className="min-w-29">
      <span className="block wrap-anywhere">{upper ?? <Nothing />}</span>
      {lower && <span className="text-ink-soft block text-xs wrap-anywhere">{lower}</span>}
    </TableCell>
  )
}

/** An address that needs a second line goes on after its @. */
function EmailInLines({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden className="text-ink-faint">
        –
      </span>
      <span className="sr-only">Not given</span>
    </>
  )
}
