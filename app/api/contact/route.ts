import { sendContactMessage } from '@/lib/contact/mutations'
import { contactInput } from '@/lib/contact/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'public', body: contactInput, status: 201 }, ({ viewer, body, client }) =>
  sendContactMessage(viewer, body, client),
)
