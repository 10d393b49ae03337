/**
 * Returns a function that finds the slug of an address under `start`. It knows addresses as links have them;
 * every other way to write one is Next's to understand. The call `featured` is named like a slug.
 */
export function slugUnder(start: string): (path: string) => string | null {
  const pattern = new RegExp(`^${start}/(?!featured$)([a-z0-9]+(?:-[a-z0-9]+)*)$`)
  return (path) => pattern.exec(path)?.[1] ?? null
}
