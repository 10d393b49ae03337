import 'server-only'
import { openApiOf } from './rules/description'
import type { OpenApi } from './types'
import { env } from '@/lib/core/server/env'

let description: OpenApi | undefined

/** Returns the description of the calls for programs: the same as long as the server runs. */
export const readDescription = (): OpenApi => (description ??= openApiOf(env().APP_URL))
