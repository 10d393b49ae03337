import 'server-only'
import pino from 'pino'

/** JSON lines in UTC on stdout. Never give it bodies, tokens, passwords or addresses. */
export const log = pino({
  // eslint-disable-next-line no-restricted-properties -- the logger must work before and when the settings are wrong
  level: process.env.LOG_LEVEL || 'info',
  timestamp: pino.stdTimeFunctions.isoTime,
  base: undefined,
  redact: ['*.password', '*.token', '*.email'],
})
