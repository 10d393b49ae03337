import { answer } from '@/lib/assistant/mutations'
import { askInput } from '@/lib/assistant/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'verified', body: askInput }, async ({ viewer, body }) =>
  Reply.lines(await answer(viewer, body)),
)
