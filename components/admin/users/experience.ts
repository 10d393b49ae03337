import { EXPERIENCE } from '@/lib/membership/constants'

/** '3–5 years', as the form that asked for it words it. */
export const experienceOf = (value: string | null): string | null =>
  EXPERIENCE.find((option) => option.value === value)?.label ?? value
