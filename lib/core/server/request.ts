import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Does the work as part of the request with this id. */
export const inRequest = <T>(requestId: string, work: () => T): T => current.run(requestId, work)

/** The id of the request that is being answered; null in a job or a command. */
export const requestIdNow = (): string | null => current.getStore() ?? null
