import { route } from '@/lib/http/route'
import { updatePreferences } from '@/lib/users/preferences/mutations'
import { preferencesOf } from '@/lib/users/preferences/queries'
import { preferencesInput } from '@/lib/users/preferences/schema'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => preferencesOf(viewer))

export const PUT = route({ access: 'signedIn', body: preferencesInput }, ({ viewer, body }) =>
  updatePreferences(viewer, body),
)
