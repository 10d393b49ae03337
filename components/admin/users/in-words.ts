import { HEARD_FROM } from '@/lib/membership/constants'
import { EXPERIENCE, SPECIALIZATIONS } from '@/lib/users/profile/constants'
import type { AdminUser } from '@/lib/users/administration/types'

/** As the form that asked for it words it; what it never offered stands as it is. */
const inWords =
  (options: readonly { value: string; label: string }[]) =>
  (value: string | null): string | null =>
    options.find((option) => option.value === value)?.label ?? value

export const experienceOf = inWords(EXPERIENCE)
export const specializationOf = inWords(SPECIALIZATIONS)
export const heardFrom = inWords(HEARD_FROM)

export const MEMBERSHIP_NAMES = {
  free: 'Free',
  monthly: 'Monthly',
  yearly: 'Yearly',
} as const satisfies Record<AdminUser['membershipType'], string>
