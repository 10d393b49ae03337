/** Returns a list in which one of its entries stands behind another; null is the beginning. */
export function movedBehind<Entry>(list: Entry[], one: Entry, after: Entry | null): Entry[] {
  const rest = list.filter((other) => other !== one)
  return rest.toSpliced(after === null ? 0 : rest.indexOf(after) + 1, 0, one)
}
