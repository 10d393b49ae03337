import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** One step of answering a request: it answers, or hands the request on by calling `next`. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => Promise<void>,
) => void | Promise<void>

/** Returns one function of many steps, asked in this order until one of them answers. */
export function chain(
  ...steps: Step[]
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return (request, response) => {
    const from = async (index: number): Promise<void> =>
      steps[index]?.(request, response, () => from(index + 1))
    return from(0)
  }
}
