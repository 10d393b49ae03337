const INSIDE = /[\p{L}\p{N}]$/u

/** Whether a word of a text begins with what was typed; what begins with a sign may stand anywhere. */
export function beginsWordIn(text: string, typed: string): boolean {
  if (!/^[\p{L}\p{N}]/u.test(typed)) return text.includes(typed)
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1))
    if (!INSIDE.test(text.slice(Math.max(0, at - 2), at))) return true
  return false
}
