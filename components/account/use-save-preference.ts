import { useUpdatePreferences } from '@/lib/users/preferences/hooks'
import type { PreferencesInput } from '@/lib/users/preferences/schema'
import { failure } from '../ui/failure'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'

/** Returns what saves a preference at once and says so: `saved` is what is true from then on. */
export function useSavePreference(): (change: PreferencesInput, saved: string) => void {
  const update = useUpdatePreferences()
  return (change, saved) =>
    perform(update, change, {
      onSuccess: () => toast({ title: 'Preferences Saved', description: saved, variant: 'success' }),
      onError: (error) => toast(failure('Update Failed', error, 'Failed to save your preferences')),
    })
}
