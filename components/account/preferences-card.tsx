'use client'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/lib/core/browser/api'
import { preferencesQuery } from '@/lib/users/preferences/hooks'
import type { PreferencesInput } from '@/lib/users/preferences/schema'
import type { Preferences } from '@/lib/users/preferences/types'
import { Anchored } from '../ui/anchored'
import { ErrorState } from '../ui/error-state'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { Skeleton } from '../ui/skeleton'
import { Sheet } from './facts'
import { PreferenceSwitch } from './preference-switch'
import { useSavePreference } from './use-save-preference'

/** Each choice saves at once. */
export function PreferencesCard() {
  const { data, error, refetch } = useQuery(preferencesQuery)
  return (
    <Anchored id="email-preferences">
      <Sheet
        title="Email Preferences"
        lead="Emails about your account itself, such as a new password, are always sent."
      >
        {data ? (
          <Choices chosen={data} />
        ) : error ? (
          <ErrorState
            title="Your preferences could not be loaded"
            message={reasonOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-28 w-full" />
        )}
      </Sheet>
    </Anchored>
  )
}

const DIGEST = {
  none: { change: { newsletter: false }, saved: 'You no longer get the digest.' },
  weekly: { change: { newsletter: true, digestEvery: 'weekly' }, saved: 'You get a digest on Mondays.' },
  daily: { change: { newsletter: true, digestEvery: 'daily' }, saved: 'You get a digest each morning.' },
} satisfies Record<string, { change: PreferencesInput; saved: string }>

function Choices({ chosen }: { chosen: Preferences }) {
  const save = useSavePreference()
  return (
    <div className="grid gap-5">
      <PreferenceSwitch
        name="notifyByMail"
        label="Emails about your articles and comments"
        hint="When an editor decides about an article of yours, or somebody answers you."
        on="We write to you about your articles and comments."
        off="We no longer write to you about your articles and comments."
        checked={chosen.notifyByMail}
      />
      <Field
        label="Digest"
        hint="One email of what is new in what you watch, in the register of standards and in the library. Where nothing is new, none is sent."
      >
        <Select
          className="max-w-60"
          value={chosen.newsletter ? chosen.digestEvery : 'none'}
          onChange={({ target: { value } }) => {
            const { change, saved } = DIGEST[value as keyof typeof DIGEST]
            save(change, saved)
          }}
        >
          <option value="none">Never</option>
          <option value="weekly">Every Monday</option>
          <option value="daily">Every morning with news</option>
        </Select>
      </Field>
    </div>
  )
}
