import { z } from 'zod'
import { AUDIENCE_LENGTH, SUMMARY_LENGTH, TITLE_LENGTH } from './constants'
import { filterText, idParam, requiredText } from '@/lib/core/schema'

export const pathKey = z.object({
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
})
export const stepKey = pathKey.extend({ stepId: idParam })
export const adminPathKey = z.object({ id: idParam })

const title = requiredText('Please enter a title', TITLE_LENGTH).regex(
  /[\p{L}\p{N}]/u,
  'Please use at least one letter or digit',
)
const summary = requiredText('Please say what it leads through', SUMMARY_LENGTH)
const audience = requiredText('Please say whom it is for', AUDIENCE_LENGTH)

export const pathInput = z.object({ title, summary, audience })
export type PathInput = z.output<typeof pathInput>

/** What is left out stays. */
export const pathChange = pathInput.partial().extend({ published: z.boolean().optional() })
export type PathChange = z.output<typeof pathChange>

/** Whether the reader works through it. */
export const begunInput = z.object({ begun: z.boolean() })

export const markInput = z.object({ done: z.boolean() })

export const articlesQuery = z.object({ search: filterText })
