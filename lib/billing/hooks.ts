import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Billing, Checkout, InvoiceLine, PaidPlan } from './types'
import { api } from '@/lib/core/browser/api'

const BILLING = '/api/billing'

export const billingQuery = queryOptions({
  queryKey: [BILLING],
  queryFn: ({ queryKey: [path] }) => api<Billing>('GET', path as string),
  staleTime: 0,
})

export const invoicesQuery = queryOptions({
  queryKey: [`${BILLING}/invoices`],
  queryFn: ({ queryKey: [path] }) => api<InvoiceLine[]>('GET', path as string),
})

export const useCreateSubscription = () =>
  useMutation({
    mutationFn: (planId: PaidPlan) => api<Checkout>('POST', '/api/create-subscription', { planId }),
  })

/** Every mutation returns the new billing state, which replaces the cached one. */
function useBillingChange<Input>(ask: (input: Input) => Promise<Billing>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSuccess: (billing) => {
      cache.setQueryData(billingQuery.queryKey, billing)
      void cache.invalidateQueries({ queryKey: invoicesQuery.queryKey })
    },
    // It may have been refused because it has changed at the provider.
    onError: () => void cache.invalidateQueries({ queryKey: billingQuery.queryKey }),
  })
}

export const useCancelSubscription = () => useBillingChange(() => api<Billing>('POST', `${BILLING}/cancel`))
export const useResumeSubscription = () => useBillingChange(() => api<Billing>('POST', `${BILLING}/resume`))
export const useChangePlan = () =>
  useBillingChange((planId: PaidPlan) => api<Billing>('POST', `${BILLING}/plan`, { planId }))

export const useOpenPortal = () =>
  useMutation({ mutationFn: () => api<{ url: string }>('POST', `${BILLING}/portal`) })
