const SHORTEST_HALF = 3
/** Of a word with letters between its halves. */
const SHORTEST_JOINED = 4
/** A longer one is no word: each letter makes two halves more. */
const LONGEST_HALVED = 30
/** What joins the halves of a German word: "Bemessungslast". */
const LINKS = ['s', 'n', 'en', 'es']

/** Returns the pairs of words that a word may consist of: "baseplate" is a base plate. */
export function halvesOf(word: string): [string, string][] {
  if (word.length > LONGEST_HALVED || !/^\p{L}+$/u.test(word)) return []
  return Array.from(word, (_, at) => at).flatMap((at): [string, string][] => {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (Math.min(first.length, second.length) < SHORTEST_HALF) return []
    const joined = LINKS.filter((link) => first.endsWith(link))
      .map((link): [string, string] => [first.slice(0, -link.length), second])
      .filter((halves) => halves.every((half) => half.length >= SHORTEST_JOINED))
    return [[first, second], ...joined]
  })
}
