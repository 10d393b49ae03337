import { z } from 'zod'

const MISSING = 'Please enter the authorization code from the cloud-drive provider'

/** What the provider gave: the code, or the whole address that it led to. */
export const callbackInput = z
  .object({
    code: z.string({ error: MISSING }).trim().min(1, MISSING).max(4000, 'This is not an authorization code'),
    state: z.string().max(200).optional(),
  })
  .transform(({ code, state }) => {
    if (!URL.canParse(code)) return { code, state }
    const { searchParams } = new URL(code)
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? state }
  })
  .refine(({ code }) => code !== '', {
    path: ['code'],
    message: 'There is no authorization code in this address',
  })
  .refine(({ state }) => state !== undefined, {
    path: ['code'],
    message:
      'Please paste the whole address that the provider led to: it proves that this code was asked for here',
  })
export type CallbackInput = z.output<typeof callbackInput>
