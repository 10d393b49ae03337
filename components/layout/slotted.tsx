import { slotComment, type SlotContent } from '@/lib/http/caching'
import { cachedAudience } from '@/lib/http/session'
import { Slot } from './slot'

/** Static content of a public page; where the page is made for the cache, the slot that is filled with it. */
export async function Slotted({ slot, content }: SlotContent) {
  return (await cachedAudience()) ? (
    <Slot name={slot} html={slotComment(slot)} className="contents" />
  ) : (
    content()
  )
}
