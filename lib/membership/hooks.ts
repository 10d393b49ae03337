import { useMutation } from '@tanstack/react-query'
import type { RegistrationForm } from './schema'
import type { PlanId } from './types'
import { api } from '@/lib/core/browser/api'

type Input = RegistrationForm & { plan: PlanId }

export const useRegister = () =>
  useMutation({
    mutationFn: ({ plan, jobTitle, confirmPassword: _, ...person }: Input) =>
      api<{ message: string }>('POST', '/api/register', {
        ...person,
        professionalTitle: jobTitle,
        membershipType: plan,
      }),
  })
