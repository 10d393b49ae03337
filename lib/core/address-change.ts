const ORIGIN = 'http://list'

/**
 * Returns an address with what the way from one address to another changes in its query: a field that both
 * have alike stays as it is. Where that way leads to another page, or nowhere, returns its end.
 */
export function withChange(address: string, change: { from: string; to: string }): string {
  const [next, from, to] = [address, change.from, change.to].map((each) => new URL(each, ORIGIN)) as [
    URL,
    URL,
    URL,
  ]
  if (to.pathname !== next.pathname || to.href === from.href) return change.to
  for (const name of new Set([...from.searchParams.keys(), ...to.searchParams.keys()])) {
    const wanted = to.searchParams.getAll(name)
    if (JSON.stringify(wanted) === JSON.stringify(from.searchParams.getAll(name))) continue
    const [first, ...others] = wanted
    if (first === undefined) next.searchParams.delete(name)
    else next.searchParams.set(name, first)
    for (const value of others) next.searchParams.append(name, value)
  }
  return next.pathname + next.search
}
