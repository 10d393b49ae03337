import { expect, type BrowserContext } from '@playwright/test'

export type Watch = {
  over: (context: BrowserContext) => Promise<void>
  /** What this test provokes on purpose, such as the line that Chromium writes for a 401. */
  allow: (...patterns: RegExp[]) => void
  check: () => void
}

/** Chromium's line in the console for an answer of this status, or for none at all. */
export const failedLoad = (status: number | 'net') =>
  status === 'net'
    ? /Failed to load resource: net::ERR_/
    : new RegExp(`Failed to load resource: the server responded with a status of ${status}`)

/** What Firefox writes about a typeface or a page that was on its way when the reader went on. */
export const LEFT_BEHIND =
  /status=2152398850|Failed to fetch RSC payload .* Falling back to browser navigation/

/** Collects the errors of every page; `allowed` are what its browser writes of itself. */
export function watch(allowed: RegExp[] = []): Watch {
  const problems: string[] = []
  return {
    over: async (context) => {
      context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error')
          problems.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`The policy refused ${blockedURI} by ${violatedDirective}`),
        )
      })
    },
    allow: (...patterns) => allowed.push(...patterns),
    check: () =>
      expect(
        problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
        'errors in the browser',
      ).toEqual([]),
  }
}
