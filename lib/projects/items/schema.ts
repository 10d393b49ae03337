import { z } from 'zod'
import { HEADING_LENGTH, NOTE_LENGTH, REMARK_LENGTH } from '../constants'
import { idParam, optionalText, requiredText } from '@/lib/core/schema'

export const itemKey = z.object({ id: z.uuid(), itemId: idParam })

const id = z.int().min(1).max(2_147_483_647)
export const headingText = requiredText('Please write the heading', HEADING_LENGTH)
export const noteText = requiredText('Please write the note', NOTE_LENGTH)
export const remarkText = optionalText(REMARK_LENGTH).optional()

/** The item that it is put behind; at the end where none is named. */
const after = id.optional()

/** What is added to a project. */
export const itemInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('heading'), text: headingText, after }),
    z.object({ kind: z.literal('note'), text: noteText, after }),
    z.object({ kind: z.literal('article'), articleId: id, text: remarkText, after }),
    z.object({
      kind: z.literal('passage'),
      articleId: id,
      anchor: z.string().min(1).max(200),
      text: remarkText,
      after,
    }),
    z.object({ kind: z.literal('calculation'), copyId: z.uuid(), text: remarkText, after }),
  ],
  'Please say what is added: a heading, a note, an article, a passage or a calculation',
)
export type ItemInput = z.output<typeof itemInput>

/** What is left out stays. */
export const itemChange = z.object({
  /** As long as a note may be; the item's kind says whether it may be empty, and how long it may be. */
  text: z
    .string()
    .max(NOTE_LENGTH, `Please use at most ${NOTE_LENGTH.toLocaleString('en-GB')} characters`)
    .nullish(),
  /** When the item was last changed as the reader has it open: words are not written over newer ones. */
  updatedAt: z.iso.datetime().optional(),
  /** Moves it behind this item; null moves it to the beginning. */
  after: id.nullish(),
  /** What has changed since it was added has been looked at. */
  seen: z.literal(true).optional(),
})
export type ItemChange = z.output<typeof itemChange>
