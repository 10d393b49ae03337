import { z } from 'zod'
import { NAME_LENGTH, TOKEN_DAYS } from './constants'
import { requiredText } from '@/lib/core/schema'

export const accessTokenKey = z.object({ id: z.uuid() })

export const accessTokenInput = z.strictObject({
  name: requiredText('Please give the token a name', NAME_LENGTH),
  /** Days until it expires. */
  days: z.literal(TOKEN_DAYS, 'Please choose when it expires'),
})
export type AccessTokenInput = z.output<typeof accessTokenInput>
