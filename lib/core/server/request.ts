import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { annotate } from './tracing'

const current = new AsyncLocalStorage<string>()

/** Runs `work` as part of the request with this id. */
export function runInRequest<T>(requestId: string, work: () => T): T {
  // The reference that people quote leads to the trace.
  annotate({ 'loadpath.request.id': requestId })
  return current.run(requestId, work)
}

/** Returns the id of the request that is being answered; null in a job or a command. */
export const currentRequestId = (): string | null => current.getStore() ?? null
