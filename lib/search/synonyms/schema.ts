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
    .transform((text) => {
      // Search knows no capitals: of names that differ in nothing else the first stands.
      const seen = new Set([''])
      return text
        .split(/[,|\n]/)
        .map((name) => name.replace(/\s+/g, ' ').trim())
        .filter((name) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    })
    .superRefine((names, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      if (names.some((name) => name.length > LONGEST_NAME))
        return refuse(`Please use at most ${LONGEST_NAME} characters for each name`)
      if (names.length < 2) return refuse('Please enter at least two names, parted by a comma')
      if (names.length > MOST_NAMES) return refuse(`Please enter at most ${MOST_NAMES} names`)
      const empty = names.find((name) => tokensOf(name).every(({ kind, wider }) => kind !== 'word' || wider))
      if (empty) refuse(`Search cannot tell “${empty}” from other words`)
    }),
})
export type SynonymInput = z.output<typeof synonymInput>
