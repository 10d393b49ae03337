import { Spinner } from '@/components/ui/spinner'

export default function Loading() {
  return (
    <div className="page grid place-items-center py-32">
      <Spinner label="Loading..." />
    </div>
  )
}
