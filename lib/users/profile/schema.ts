import { z } from 'zod'
import { optionalText, requiredText } from '@/lib/core/schema'
import { EXPERIENCE, SPECIALIZATIONS } from './constants'

const required = (message: string) => requiredText(message, 120)

const choice = <const T extends readonly { value: string }[]>(options: T) =>
  z
    .union(
      [
        z.literal('').transform(() => null),
        z.enum(options.map(({ value }) => value) as [T[number]['value'], ...T[number]['value'][]]),
      ],
      'Please choose one of the options',
    )
    .nullish()

/** What is left out stays as it is; null, or an empty text, takes it away. */
export const professionalDetails = z.object({
  company: required('Company is required'),
  professionalTitle: required('Professional title is required'),
  experience: choice(EXPERIENCE),
  location: optionalText(120),
  specialization: choice(SPECIALIZATIONS),
})
export type ProfessionalDetailsForm = z.input<typeof professionalDetails>
export type ProfessionalDetails = z.output<typeof professionalDetails>
