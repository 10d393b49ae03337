import { useMutation } from '@tanstack/react-query'
import type { RegistrationValues } from './schema'
import type { PlanId } from './types'
import { api } from '@/lib/core/browser/api'

type Input = RegistrationValues & { plan: PlanId }

export const useRegister = () =>
  useMutation({
    mutationFn: ({ plan, jobTitle, company, experience, confirmPassword: _, ...person }: Input) =>
      api<{ message: string }>('POST', '/api/register', {
        ...person,
        company: company ?? '',
        experience: experience ?? '',
        professionalTitle: jobTitle,
        membershipType: plan,
      }),
  })
