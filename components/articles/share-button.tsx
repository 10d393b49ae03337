'use client'
import { Share2 } from 'lucide-react'
import { buttonStyles } from '../ui/button-styles'
import { copyText } from './copy-text'

/** The device's own sharing where it has one, otherwise the link on the clipboard. */
export function ShareButton({ title, slug }: { title: string; slug: string }) {
  const share = async () => {
    const url = `${window.location.origin}/articles/${slug}`
    if (!('share' in navigator)) return copyText(url, 'Link copied')
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the device's own dialog is a decision, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, 'Link copied')
    }
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      className={buttonStyles({ variant: 'outline', size: 'sm', className: 'min-h-9' })}
    >
      <Share2 aria-hidden />
      Share
    </button>
  )
}
