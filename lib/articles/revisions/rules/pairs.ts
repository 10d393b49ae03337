/** Pairs each of the later ones with the earlier one of its name, or else of its place; null has none. */
export function pairsOf<T>(
  before: T[],
  after: T[],
  nameOf: (of: T) => string,
): [before: T | null, after: T | null][] {
  const left = [...before]
  const take = (fits: (of: T) => boolean): T | null => {
    const at = left.findIndex(fits)
    return at < 0 ? null : left.splice(at, 1)[0]!
  }
  const named = after.map((now) => [take((former) => nameOf(former) === nameOf(now)), now] as const)
  const paired = named.map(([former, now]): [T | null, T | null] => [former ?? take(() => true), now])
  return [...paired, ...left.map((former): [T, null] => [former, null])]
}
