/** Which page of either list is shown, and for which words. */
export type VerificationView = { search?: string; waiting?: number; all?: number }

export function verificationAddress({ search, waiting, all }: VerificationView): string {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (waiting && waiting > 1) query.set('waiting', String(waiting))
  if (all && all > 1) query.set('all', String(all))
  return query.size > 0 ? `/admin/manual-verification?${query.toString()}` : '/admin/manual-verification'
}
