import { useEffect } from 'react'
import { OFFLINE_OWNER } from '@/lib/offline/constants'
import { whenIdle } from '../layout/when-idle'

/**
 * Keeps what is saved on this device as the server has it, and only while its member is signed in. The code
 * for it is fetched by who saves anything, when the page has nothing else to do.
 */
export function useKeptCopies(): void {
  useEffect(() => {
    if (!localStorage.getItem(OFFLINE_OWNER)) return
    return whenIdle(() => {
      // Without a connection what is saved stays as it is.
      void import('@/lib/offline/client').then(({ keepCopies }) => keepCopies()).catch(() => undefined)
    })
  }, [])
}
