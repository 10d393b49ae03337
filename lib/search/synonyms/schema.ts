import { z } from 'zod'
import { tokensOf } from '../rules/tokens'
import { idParam } from '@/lib/core/schema'

const MOST_NAMES = 12
const LONGEST_NAME = 60

export const synonymKey = z.object({ id: idParam })

/** Names parted by commas. What search could not tell from nothing ("of", "the") is refused. */
export const synonymInput = z.object({
  names: z
    .string({ error: 'Please enter at least two names' })
    .transform((text) => [
      ...new Set(
        text
          .split(/[,|\n]/)
          .map((name) => name.replace(/\s+/g, ' ').trim())
          .filter((name) => name !== ''),
      ),
    ])
    .superRefine((names, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      if (names.length < 2) refuse('Please enter at least two names, parted by a comma')
      else if (names.length > MOST_NAMES) refuse(`Please enter at most ${MOST_NAMES} names`)
      const long = names.find((name) => name.length > LONGEST_NAME)
      const empty = names.find((name) => tokensOf(name).every(({ kind, wider }) => kind !== 'word' || wider))
      if (long) refuse(`Please use at most ${LONGEST_NAME} characters for each name`)
      else if (empty) refuse(`Search cannot tell “${empty}” from other words`)
    }),
})
export type SynonymInput = z.output<typeof synonymInput>
