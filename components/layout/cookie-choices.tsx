'use client'
import { useState } from 'react'
import { saveConsent } from '@/lib/consent/hooks'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'

type CookieChoicesProps = { analytics: boolean; reject: () => void; onClose: () => void }

/** Each kind of cookie with what it is for. */
export function CookieChoices({ analytics, reject, onClose }: CookieChoicesProps) {
  const [checked, setChecked] = useState(analytics)
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 md:grid-cols-2 md:gap-8">
        <Checkbox
          checked
          disabled
          label={<span className="font-medium">Essential Cookies (always active)</span>}
          hint="Keep you signed in and remember your theme and this choice."
        />
        <Checkbox
          checked={checked}
          onChange={(event) => setChecked(event.target.checked)}
          label={<span className="font-medium">Analytics Cookies (optional)</span>}
          hint="Count visits and tell what is opened and read, so that editors know what is missing. Searches are noted without them."
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => saveConsent({ analytics: checked, accepted: true })}>
          Save Preferences
        </Button>
        <Button size="sm" variant="outline" onClick={onClose}>
          Back
        </Button>
        <Button size="sm" variant="ghost" onClick={reject}>
          Reject All
        </Button>
      </div>
    </div>
  )
}
