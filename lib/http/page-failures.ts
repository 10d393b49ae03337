import { channel } from 'node:diagnostics_channel'

/**
 * A page, or a part of one, that Next could not render: the id of its request, its route, and what was
 * thrown.
 */
export type PageFailure = { requestId: string | undefined; route: string; error: unknown }

/** The header in which a request to Next bears its id. */
export const REQUEST_ID = 'x-loadpath-request'

/**
 * Next tells its failures to instrumentation.ts, which is part of its build; the server that sends the answer
 * is not. The channel is Node's own and the same for both.
 */
export const pageFailures = channel('loadpath.page-failures')
