'use client'
import { paddedDay } from '@/lib/core/dates'
import type { AdminUser } from '@/lib/users/administration/types'
import { fullName } from '@/lib/users/profile/rules/names'
import { Button } from '../../ui/button'
import { EmailInLines } from '../../ui/email-in-lines'
import {
  LAST_COLUMN,
  SidewaysHint,
  STACKED,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../ui/table'
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

export function UsersTable({ users, onManage }: UsersTableProps) {
  return (
    <div className="mt-3">
      <SidewaysHint className="max-sm:hidden xl:hidden" />
      <Table label="Members" frame="sm:max-h-[75dvh]" className={`${STACKED} sm:[&_:is(th,td)]:px-2`}>
        <TableHead>
          <TableRow>
            <TableHeader className={`bg-sunken ${first}`}>User</TableHeader>
            {COLUMNS.map((name) => (
              <TableHeader key={name}>{name}</TableHeader>
            ))}
            <TableHeader className={`bg-sunken ${LAST_COLUMN}`}>Actions</TableHeader>
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
        <span className="block wrap-anywhere sm:w-42">{name}</span>
        <span className="text-ink-soft block text-xs font-normal wrap-anywhere sm:w-42">
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
      <TableCell data-named="Joined" className="whitespace-nowrap tabular-nums">
        {paddedDay(user.createdAt)}
      </TableCell>
      <TableCell className={`bg-surface ${LAST_COLUMN}`}>
        <Button size="sm" variant="outline" aria-label={`Manage ${name}`} onClick={() => onManage(user)}>
          Manage
        </Button>
      </TableCell>
    </TableRow>
  )
}

function Pair({ upper, lower }: { upper: string | null; lower: string | null }) {
  return (
    <TableCell data-line className="sm:min-w-29">
      <span className="block wrap-anywhere">{upper ?? <Nothing />}</span>
      {lower && <span className="text-ink-soft block text-xs wrap-anywhere">{lower}</span>}
    </TableCell>
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
