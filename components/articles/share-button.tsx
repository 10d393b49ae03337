'use client'
import { Share2 } from 'lucide'
import { trackEvent } from '@/lib/core/browser/reader-events'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { copyText } from './copy-text'

/** The device's own sharing where it has one, otherwise the link on the clipboard. */
export function ShareButton({ articleId, title, slug }: { articleId: number; title: string; slug: string }) {
  const share = async () => {
    const url = `${window.location.origin}/articles/${slug}`
    const copy = () => {
      trackEvent({ kind: 'engagement', type: 'share', articleId, detail: 'link' })
      return copyText(url, 'Link copied')
    }
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ title, url })
      trackEvent({ kind: 'engagement', type: 'share', articleId, detail: 'device' })
    } catch (error) {
      // Closing the device's own dialog is a decision, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      className={buttonStyles({ variant: 'outline', size: 'sm', className: 'min-h-9' })}
    >
      <Icon shape={Share2} />
      Share
    </button>
  )
}
