'use client'
import { openConsentBanner } from '@/lib/consent/hooks'

export function CookieSettings({ className }: { className?: string }) {
  return (
    <button type="button" onClick={openConsentBanner} className={className}>
      Cookie settings
    </button>
  )
}
