'use client'
import type { PreferencesInput } from '@/lib/users/preferences/schema'
import { Switch } from '../ui/switch'
import { useSavePreference } from './use-save-preference'

type PreferenceSwitchProps = {
  name: keyof Omit<PreferencesInput, 'digestEvery'>
  checked: boolean
  label: string
  hint: string
  /** What is said once it is on, and once it is off. */
  on: string
  off: string
}

/** One preference, which a press saves at once. */
export function PreferenceSwitch({ name, checked, label, hint, on, off }: PreferenceSwitchProps) {
  const save = useSavePreference()
  return (
    <Switch
      label={label}
      hint={hint}
      checked={checked}
      onChange={({ target }) => save({ [name]: target.checked }, target.checked ? on : off)}
    />
  )
}
