import { Verification } from '@/components/verification/verification'
import { checkedCalculations, corrections } from '@/lib/articles/calculations/queries'
import type { SlotContent } from '@/lib/http/caching'

export const checkedList: SlotContent = {
  slot: 'verification',
  content: async () => {
    const [calculations, corrected] = await Promise.all([checkedCalculations(), corrections()])
    return <Verification calculations={calculations} corrections={corrected} />
  },
}
