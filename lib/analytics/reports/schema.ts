import { z } from 'zod'

const MESSAGE = 'Name a month as YYYY-MM'

/** A month on the calendar. */
export const month = z.string(MESSAGE).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MESSAGE)
export const monthKey = z.object({ month })
