import { submissionsSearch } from '@/lib/contact/administration/hooks'
import type { SubmissionsQuery } from '@/lib/contact/administration/schema'

/** Where this view of the messages stands. */
export function submissionsAddress(view: SubmissionsQuery): string {
  const search = submissionsSearch(view)
  return search ? `/admin/contact-submissions?${search}` : '/admin/contact-submissions'
}
