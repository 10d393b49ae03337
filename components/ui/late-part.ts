import { NO_CONNECTION } from '@/lib/core/browser/api'
import { dismissToast, toast } from './toast'

/**
 * What a page says of a part whose code it fetches: that it could not be had, with `title` for what follows
 * from that, and nothing any more once it has come after all.
 */
export function latePart(title: string): { failed: () => void; came: () => void } {
  let said: number | null = null
  const came = () => {
    if (said !== null) dismissToast(said)
    said = null
  }
  const failed = () => {
    said = toast({ title, description: NO_CONNECTION, variant: 'destructive' })
  }
  return { failed, came }
}
