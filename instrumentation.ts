import type { Instrumentation } from 'next'

/**
 * Tells the server of every page that could not be rendered: it logs it, and answers 503 where the database
 * was away.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { pageFailures, REQUEST_ID } = await import('@/lib/http/page-failures')
  pageFailures.publish({ requestId: [headers[REQUEST_ID]].flat()[0], route: routePath, error })
}
