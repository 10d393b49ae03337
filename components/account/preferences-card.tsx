'use client'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/lib/core/browser/api'
import { preferencesQuery } from '@/lib/users/preferences/hooks'
import type { Preferences } from '@/lib/users/preferences/types'
import { ErrorState } from '../ui/error-state'
import { Skeleton } from '../ui/skeleton'
import { Sheet } from './facts'
import { PreferenceSwitch } from './preference-switch'

const CHOICES: { name: keyof Preferences; label: string; hint: string; on: string; off: string }[] = [
  {
    name: 'notifyByMail',
    label: 'Emails about your articles and comments',
    hint: 'When an editor decides about an article of yours, or somebody answers you.',
    on: 'We write to you about your articles and comments.',
    off: 'We no longer write to you about your articles and comments.',
  },
  {
    name: 'newsletter',
    label: 'Newsletter',
    hint: 'What is new in the library, now and then.',
    on: 'You get our newsletter.',
    off: 'You no longer get our newsletter.',
  },
]

/** Each switch saves at once. */
export function PreferencesCard() {
  const { data, error, refetch } = useQuery(preferencesQuery)
  return (
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
  )
}

function Choices({ chosen }: { chosen: Preferences }) {
  return (
    <div className="grid gap-5">
      {CHOICES.map((choice) => (
        <PreferenceSwitch key={choice.name} {...choice} checked={chosen[choice.name]} />
      ))}
    </div>
  )
}
