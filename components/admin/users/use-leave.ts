import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'

/**
 * To the sign-in page, after the viewer's own session has ended: everything that was read with it is
 * forgotten.
 */
export function useLeave(): () => void {
  const cache = useQueryClient()
  const router = useRouter()
  return () => {
    cache.clear()
    router.push('/login')
  }
}
