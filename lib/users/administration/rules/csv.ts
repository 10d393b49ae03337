import type { AdminUser } from '../types'
import { csvFrom } from '@/lib/core/csv'

const COLUMNS: [name: string, of: (user: AdminUser) => string | null][] = [
  ['Email', ({ email }) => email],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Company', ({ company }) => company],
  ['Title', ({ professionalTitle }) => professionalTitle],
  ['Experience', ({ experience }) => experience],
  ['Location', ({ location }) => location],
  ['Specialization', ({ specialization }) => specialization],
  ['Phone', ({ phone }) => phone],
  ['Heard from', ({ howDidYouHear }) => howDidYouHear],
  ['Role', ({ role }) => role],
  ['Status', ({ status }) => status],
  ['Membership', ({ membershipType }) => membershipType],
  ['Email verified', ({ emailVerified }) => (emailVerified ? 'yes' : 'no')],
  ['Two-factor', ({ twoFactor }) => (twoFactor ? 'yes' : 'no')],
]

/** Returns accounts as CSV. `momentOf` formats ISO 8601 times. */
export const usersCsv = (users: AdminUser[], momentOf: (iso: string) => string): string =>
  csvFrom([
    [...COLUMNS.map(([name]) => name), 'Joined (London)'],
    ...users.map((user) => [...COLUMNS.map(([, of]) => of(user) ?? ''), momentOf(user.createdAt)]),
  ])
