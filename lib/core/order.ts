/** Returns a list in which one of its entries stands behind another; null is the beginning. */
export function movedBehind<Entry>(list: Entry[], one: Entry, after: Entry | null): Entry[] {
  const rest = list.filter((other) => other !== one)
  return rest.toSpliced(after === null ? 0 : rest.indexOf(after) + 1, 0, one)
}

/** Returns a list in which the entry with this id follows another; as it is where there is none. */
export function moved<Entry extends { id: number }>(
  list: Entry[],
  id: number,
  after: number | null,
): Entry[] {
  const [one, behind] = [id, after].map((wanted) => list.find((entry) => entry.id === wanted))
  return one ? movedBehind(list, one, behind ?? null) : list
}

/** Returns which entry moves, and behind which one (null is the beginning); null where nothing does. */
export function moveTo<Entry>(
  list: Entry[],
  from: number,
  to: number,
): { one: Entry; after: Entry | null } | null {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return null
  return { one, after: list.toSpliced(from, 1)[to - 1] ?? null }
}
