import { FormSkeleton } from '@/components/admin/editing/form-skeleton'

export default function Loading() {
  return <FormSkeleton />
}
