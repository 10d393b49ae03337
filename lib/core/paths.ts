/** A path of our own site that may be gone to after signing in; anything else, and anything that leads elsewhere, becomes '/'. */
export function ownPath(given: string | null | undefined): string {
  if (!given || !/^\/(?![/\\])[^\\\s]*$/.test(given)) return '/'
  const base = 'http://own.invalid'
  const url = new URL(given, base)
  // Resolving `/..//x` gives `//x`, which a browser takes for another host.
  return url.origin === base && !/^\/(?:\/|api(?:\/|$))/.test(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : '/'
}
