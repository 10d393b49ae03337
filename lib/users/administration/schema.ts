import { z } from 'zod'
import { USERS_PAGE_SIZE_MAX } from './constants'
import { emailField } from '@/lib/auth/schema'
import { filterText } from '@/lib/core/schema'

export const userKey = z.object({
  userId: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/),
})

/** 'all', and nothing at all, is no filter. */
const oneOf = <const T extends string>(...values: T[]) =>
  z
    .enum([...values, 'all', ''])
    .transform((value) => (value === 'all' || value === '' ? undefined : (value as T)))
    .optional()

export const usersQuery = z.object({
  search: filterText.optional(),
  role: oneOf('user', 'admin'),
  membership: oneOf('free', 'monthly', 'yearly'),
  verified: oneOf('yes', 'no'),
  page: z.coerce.number().int().min(1).max(10_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(USERS_PAGE_SIZE_MAX).optional(),
})
export type UsersQuery = z.output<typeof usersQuery>

export const roleInput = z.object({ role: z.enum(['user', 'admin'], 'Please choose user or admin') })
export type RoleInput = z.output<typeof roleInput>

/** A new address for an account, or the address of the account to verify. */
export const emailInput = z.object({ email: emailField })
export type EmailInput = z.output<typeof emailInput>
