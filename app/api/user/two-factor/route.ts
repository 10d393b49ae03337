import { twoFactorState } from '@/lib/auth/two-factor/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => twoFactorState(viewer))
