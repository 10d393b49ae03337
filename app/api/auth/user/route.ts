import { route } from '@/lib/http/route'
import { currentUser } from '@/lib/users/queries'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => currentUser(viewer))
