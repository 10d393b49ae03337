import { DOCX, WORD_BYTES } from '@/lib/articles/word/constants'
import { importWord } from '@/lib/articles/word/mutations'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'verified', file: { types: [DOCX], limit: WORD_BYTES } },
  ({ viewer, file }) => importWord(viewer, file),
)
