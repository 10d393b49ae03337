import { z } from 'zod'
import { SECTION_LENGTH, WORDS_LENGTH } from '../constants'
import { idParam, requiredText } from '@/lib/core/schema'

export const itemKey = z.object({ id: idParam, itemId: idParam })

const id = z.int().min(1).max(2_147_483_647)
export const sectionName = requiredText('Please name the section', SECTION_LENGTH)
export const stepWords = requiredText('Please say what to take from it', WORDS_LENGTH)
const anchor = z.string().min(1).max(200)
/** The item before it: null puts it first, left out puts it last. */
const after = id.nullish()

/** What is added to a path. */
export const itemInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('section'), text: sectionName, after }),
    z.object({
      kind: z.literal('article'),
      articleId: z.int('Please choose an article').min(1).max(2_147_483_647),
      anchor: anchor.optional(),
      text: stepWords,
      after,
    }),
    z.object({
      kind: z.literal('calculation'),
      articleId: z.int('Please choose an article').min(1).max(2_147_483_647),
      anchor,
      text: stepWords,
      after,
    }),
    z.object({
      kind: z.literal('table'),
      table: z.string('Please choose a table').min(1, 'Please choose a table').max(100),
      text: stepWords,
      after,
    }),
  ],
  'Please say what is added: a section, an article, a calculation or a table',
)
export type ItemInput = z.output<typeof itemInput>

/** What is left out stays. `after` moves it behind this item; null moves it to the beginning. */
export const itemChange = z.object({
  text: z.string().max(WORDS_LENGTH, `Please use at most ${WORDS_LENGTH} characters`).optional(),
  after,
})
export type ItemChange = z.output<typeof itemChange>
