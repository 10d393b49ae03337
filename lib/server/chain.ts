import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * One step of answering a request: it answers, or hands the request on by calling `next`. A step that hands
 * on at once should do so without a promise: there are some twenty, and Node follows each promise.
 */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void | Promise<void>,
) => void | Promise<void>

/** Returns one function of many steps, asked in this order until one of them answers. */
export function chain(
  ...steps: Step[]
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const from = (index: number): void | Promise<void> =>
      steps[index]?.(request, response, () => from(index + 1))
    await from(0)
  }
}
