'use client'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/lib/core/browser/api'
import { preferencesQuery, useUpdatePreferences } from '@/lib/users/preferences/hooks'
import type { Preferences } from '@/lib/users/preferences/types'
import { failure } from '../ui/failure'
import { ErrorState } from '../ui/error-state'
import { perform } from '../ui/perform'
import { Skeleton } from '../ui/skeleton'
import { Switch } from '../ui/switch'
import { toast } from '../ui/toast'
import { Sheet } from './facts'

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
  const update = useUpdatePreferences()
  return (
    <div className="grid gap-5">
      {CHOICES.map(({ name, label, hint, on, off }) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          checked={chosen[name]}
          onChange={({ target: { checked } }) =>
            perform(
              update,
              { [name]: checked },
              {
                onSuccess: () =>
                  toast({
                    title: 'Preferences Saved',
                    description: checked ? on : off,
                    variant: 'success',
                  }),
                onError: (error) => toast(failure('Update Failed', error, 'Failed to save your preferences')),
              },
            )
          }
        />
      ))}
    </div>
  )
}
