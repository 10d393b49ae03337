import { reasonOf } from '@/lib/core/browser/api'
import { useVerifyEmail } from '@/lib/users/administration/hooks'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'

type Ends = { done?: () => void; refused?: (message: string) => void }

/** Takes an address as proved, and says what came of it. */
export function useVerify() {
  const verification = useVerifyEmail()
  const verify = (email: string, { done, refused }: Ends = {}) =>
    perform(verification, email, {
      onSuccess: ({ message }) => {
        toast({ title: 'Email Verified', description: message, variant: 'success' })
        done?.()
      },
      onError: (error) => {
        const message = reasonOf(error, 'Failed to verify email')
        toast({ title: 'Verification Failed', description: message, variant: 'destructive' })
        refused?.(message)
      },
    })
  return { verify, isPending: verification.isPending }
}
