import { connect } from '@/lib/drive/mutations'
import { callbackInput } from '@/lib/drive/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', body: callbackInput }, ({ viewer, body }) =>
  connect(viewer, body),
)
