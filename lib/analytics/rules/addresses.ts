const LONGEST = 500
const OWN = 'http://own.invalid'

/** Returns the path of a page, without what was asked of it: a query is what somebody typed. */
export function pathOf(address: string): string {
  try {
    return new URL(address, OWN).pathname.slice(0, LONGEST)
  } catch {
    return '/'
  }
}

/**
 * Returns the referring site and page, without what was asked of it. Null for what is no address of a page.
 */
export function sourceOf(address: string): string | null {
  try {
    const { protocol, origin, pathname } = new URL(address)
    return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, LONGEST) : null
  } catch {
    return null
  }
}

/** Returns whether a path is the administration's, whose visits are not counted. */
export const isAdminArea = (path: string) => /^\/admin(\/|$)/i.test(path)
