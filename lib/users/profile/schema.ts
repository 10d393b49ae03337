import { z } from 'zod'
import { requiredText } from '@/lib/core/schema'

const required = (message: string) => requiredText(message, 120)

export const professionalDetails = z.object({
  company: required('Company is required'),
  professionalTitle: required('Professional title is required'),
})
export type ProfessionalDetails = z.output<typeof professionalDetails>
