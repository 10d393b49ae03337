'use client'
import { useUpdatePreferences } from '@/lib/users/preferences/hooks'
import type { Preferences } from '@/lib/users/preferences/types'
import { failure } from '../ui/failure'
import { perform } from '../ui/perform'
import { Switch } from '../ui/switch'
import { toast } from '../ui/toast'

type PreferenceSwitchProps = {
  name: keyof Preferences
  checked: boolean
  label: string
  hint: string
  /** What is said once it is on, and once it is off. */
  on: string
  off: string
}

/** One preference, which a press saves at once. */
export function PreferenceSwitch({ name, checked, label, hint, on, off }: PreferenceSwitchProps) {
  const update = useUpdatePreferences()
  return (
    <Switch
      label={label}
      hint={hint}
      checked={checked}
      onChange={({ target }) =>
        perform(
          update,
          { [name]: target.checked },
          {
            onSuccess: () =>
              toast({
                title: 'Preferences Saved',
                description: target.checked ? on : off,
                variant: 'success',
              }),
            onError: (error) => toast(failure('Update Failed', error, 'Failed to save your preferences')),
          },
        )
      }
    />
  )
}
