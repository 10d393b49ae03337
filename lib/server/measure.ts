import 'server-only'
import type { Step } from './chain'
import { observe } from '@/lib/health/mutations'

/** What others call a client that did not wait for its answer. */
const CLIENT_LEFT = 499

/** Records how each request was answered and how long that took; nothing of who asked. */
export const measure: Step = ({ url }, response, next) => {
  const began = performance.now()
  response.on('close', () =>
    observe(
      url ?? '',
      response.writableFinished ? response.statusCode : CLIENT_LEFT,
      (performance.now() - began) / 1000,
    ),
  )
  return next()
}
