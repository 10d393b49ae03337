import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { dataFileOf } from '@/lib/users/privacy/queries'

export const GET = route({ access: 'signedIn' }, async ({ viewer }) => {
  const { name, data } = await dataFileOf(viewer)
  return new Reply(data, { headers: { 'Content-Disposition': `attachment; filename="${name}"` } })
})
