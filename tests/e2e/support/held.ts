import type { BrowserContext, Page } from '@playwright/test'

/** Holds the requests for what matches an address until the function that it returns is called. */
export async function holdRequests(
  from: Page | BrowserContext,
  address: string | RegExp,
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((released) => (release = released))
  await from.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}
