import 'server-only'
import pino from 'pino'
import { withoutPersonalData } from '../text'
import { currentRequestId } from './request'
import { currentTraceId } from './tracing'

/** Bytes of lines that wait until there is room again on a full disk; what comes after them is lost. */
const WAITING_AT_MOST = 1 << 20

const stdout = pino.destination({ dest: 1, sync: true, maxLength: WAITING_AT_MOST })
// A log that cannot be written is no reason to answer nobody.
stdout.on('error', () => undefined)

/**
 * JSON lines in UTC on stdout; what is written while a request is answered carries its id, and that of the
 * trace it belongs to. Never give it bodies, tokens, passwords or addresses: what an error of a driver or a
 * provider says of them all the same is taken out here.
 */
export const log = pino(
  {
    // eslint-disable-next-line no-restricted-properties -- it must work also when the settings are wrong
    level: process.env.LOG_LEVEL || 'info',
    timestamp: pino.stdTimeFunctions.isoTime,
    base: undefined,
    redact: ['*.password', '*.token', '*.email'],
    mixin: () => {
      const [requestId, traceId] = [currentRequestId(), currentTraceId()]
      return { ...(requestId && { requestId }), ...(traceId && { traceId }) }
    },
    hooks: { streamWrite: withoutPersonalData },
  },
  stdout,
)
