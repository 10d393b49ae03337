import { z } from 'zod'

const required = (message: string) =>
  z.string({ error: message }).trim().min(1, message).max(120, 'Please use at most 120 characters')

export const professionalDetails = z.object({
  company: required('Company is required'),
  professionalTitle: required('Professional title is required'),
})
export type ProfessionalDetails = z.output<typeof professionalDetails>
