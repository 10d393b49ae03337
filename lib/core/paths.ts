/**
 * Characters of an address that is returned to after signing in; a longer one would not fit into the answer's
 * headers.
 */
const NEXT_MAX = 2000

/**
 * Returns the sign-in page's address, which leads on to `address`; without its fragment, or not at all, where
 * it is overlong.
 */
export function signInPath(address: string): string {
  const next = [address, address.split('#', 1)[0]!].find(({ length }) => length <= NEXT_MAX)
  return next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`
}

/** Returns a path of our own site to go to after signing in; '/' for anything else. */
export function safeReturnPath(given: string | null | undefined): string {
  if (!given || !/^\/(?![/\\])[^\\\s]*$/.test(given)) return '/'
  const base = 'http://own.invalid'
  const url = new URL(given, base)
  // Resolving `/..//x` gives `//x`, which a browser takes for another host.
  return url.origin === base && !/^\/(?:\/|api(?:\/|$))/.test(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : '/'
}
