import { z } from 'zod'

const choice = z.boolean('Please choose on or off').optional()

/** What is left out stays as it is, so that two switches pressed at once do not undo each other. */
export const preferencesInput = z
  .object({
    newsletter: choice,
    digestEvery: z.enum(['weekly', 'daily'], 'Please choose daily or weekly').optional(),
    notifyByMail: choice,
    creditedInFull: choice,
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), 'There is nothing to change')
export type PreferencesInput = z.output<typeof preferencesInput>
