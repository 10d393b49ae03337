import { z } from 'zod'
import { FILE_FORMATS } from '../constants'

export const fileQuery = z.object({ format: z.enum(FILE_FORMATS) })
