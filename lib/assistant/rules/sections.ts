/** Sections that say what is wrong, ask for something, or show one case: no rule is to be taken from them. */
const NO_ANSWER = /^(?:common mistakes|mistakes|exercises?|where it goes wrong)\b/i
const ASKED_FOR = /\b(?:mistakes?|errors?|wrong(?:ly)?|pitfalls?|exercises?)\b/i

/**
 * Returns whether a section may be quoted in answer to a question: a common mistake is no answer unless
 * mistakes are asked for.
 */
export const mayAnswer = (section: string, question: string): boolean =>
  !NO_ANSWER.test(section) || ASKED_FOR.test(question)

/**
 * Weights of sections beside one that states a rule: an example shows one case, a summary names everything,
 * and other editions say what holds elsewhere. None is reduced where the question asks for it.
 */
const KINDS = [
  { section: /^worked example\b/i, asked: /\b(?:examples?|worked)\b/i, factor: 0.6 },
  { section: /^at a glance$/i, asked: /\b(?:at a glance|in short|summar(?:y|ise))\b/i, factor: 0.8 },
  {
    section: /\b(?:editions?|other codes|other standards|second generation|against|national values)\b/i,
    asked: /\b(?:edition|generation|codes?|annex|differ\w*|compar\w*|old(?:er)?|BS|AISC|ACI)\b/i,
    factor: 0.6,
  },
]

/** The weight of a heading all of whose words the question has: it says what its section is about. */
const NAMED = 0.3
const SHORTEST_WORD = 4

/** Returns the factor of a passage's score, from the headings of its section. */
export function sectionFactor(headings: readonly string[], question: string): number {
  const kind = KINDS.find(({ section }) => headings.some((heading) => section.test(heading)))
  if (kind && !kind.asked.test(question)) return kind.factor
  const asked = wordsOf(question)
  const words = wordsOf(headings.at(-1) ?? '')
  const named = words.filter((word) => asked.includes(word)).length
  return 1 + NAMED * (named / Math.max(1, words.length))
}

/** The words that say something, without the end by which one and many differ. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter(({ length }) => length >= SHORTEST_WORD)
    .map((word) => word.replace(/s$/, ''))
