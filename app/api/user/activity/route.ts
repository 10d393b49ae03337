import { route } from '@/lib/http/route'
import { activityOf } from '@/lib/users/profile/queries'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => activityOf(viewer))
