import { route } from '@/lib/http/route'
import { updateProfile } from '@/lib/users/profile/mutations'
import { professionalDetails } from '@/lib/users/profile/schema'

export const PUT = route({ access: 'signedIn', body: professionalDetails }, ({ viewer, body }) =>
  updateProfile(viewer, body),
)
