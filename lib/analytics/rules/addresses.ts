const LONGEST = 500
const OWN = 'http://own.invalid'

/** The path of a page, without what was asked of it: a query is what somebody typed. */
export function pathOf(address: string): string {
  try {
    return new URL(address, OWN).pathname.slice(0, LONGEST)
  } catch {
    return '/'
  }
}

/**
 * Where somebody came from: the site and its page, without what was asked of it. Null for what is no address
 * of a page.
 */
export function sourceOf(address: string): string | null {
  try {
    const { protocol, origin, pathname } = new URL(address)
    return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, LONGEST) : null
  } catch {
    return null
  }
}

/** The administration looks at the figures and is not among them. */
export const isAdminArea = (path: string) => /^\/admin(\/|$)/i.test(path)
