import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BillingList, GiftInput } from './schema'
import type { BillingFigures, BillingHistory, Gift, MemberBilling } from './types'
import { api, apiPage } from '@/lib/core/browser/api'

const BILLING = '/api/admin/billing'

export const membersQuery = (view: BillingList) =>
  queryOptions({
    queryKey: [BILLING, billingSearch(view)],
    queryFn: ({ queryKey: [path, search] }) => apiPage<MemberBilling>(`${path}?${search}`),
  })

export const figuresQuery = queryOptions({
  queryKey: [`${BILLING}/figures`],
  queryFn: ({ queryKey: [path] }) => api<BillingFigures>('GET', path as string),
})

export const historyQuery = (userId: string) =>
  queryOptions({
    queryKey: [`${BILLING}/members/${userId}`],
    queryFn: ({ queryKey: [path] }) => api<BillingHistory>('GET', path as string),
  })

/** Only what is set, always in the same order: one list is one key. */
export function billingSearch({ state, search, page }: BillingList): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (search) query.set('search', search)
  if (page && page > 1) query.set('page', String(page))
  return query.toString()
}

function useGiftChange<Input>(ask: (input: Input) => Promise<Gift>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSuccess: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(BILLING) }),
  })
}

export const useGiveMembership = () =>
  useGiftChange((input: GiftInput) => api<Gift>('POST', `${BILLING}/gifts`, input))
export const useEndGift = () => useGiftChange((id: number) => api<Gift>('DELETE', `${BILLING}/gifts/${id}`))
