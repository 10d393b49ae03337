/** Sections that say what is wrong, ask for something, or show one case: no rule is to be taken from them. */
const NO_ANSWER =
  /^(?:common (?:mistakes|slips|errors|pitfalls)\b|mistakes\b|pitfalls\b|exercises?\b|where\b.*\b(?:wrong|errors?)\b|(?:checks and )?traps$)/i
const ASKED_FOR = /\b(?:mistakes?|errors?|slips|traps|wrong(?:ly)?|pitfalls?|exercises?)\b/i

/**
 * Returns whether a section may be quoted in answer to a question: a common mistake is no answer unless
 * mistakes are asked for.
 */
export const mayAnswer = (section: string, question: string): boolean =>
  !NO_ANSWER.test(section) || ASKED_FOR.test(question)

const EXAMPLE = /^(?:worked )?examples?\b/i

/**
 * Weights of sections beside one that states a rule: an example shows one case, a summary names everything,
 * other editions and national values say what holds elsewhere. None is reduced where the question asks for
 * it.
 */
const KINDS = [
  { section: EXAMPLE, asked: /\b(?:examples?|worked)\b/i, factor: 0.6 },
  { section: /^at a glance$/i, asked: /\b(?:at a glance|in short|summar(?:y|ise))\b/i, factor: 0.8 },
  {
    section:
      /\b(?:editions?|other codes|other standards|second generation|against|(?:national|uk) values)\b/i,
    asked:
      /\b(?:edition|generation|codes?|annex|national|recommended|UK|British|differ\w*|compar\w*|old(?:er)?|BS|AISC|ACI)\b/i,
    factor: 0.6,
  },
]

/** The weight of a heading all of whose words the question has: it says what its section is about. */
const NAMED = 0.3
const SHORTEST_WORD = 4
/** What stands behind the last worked example discusses it more often than it states a rule. */
const BEHIND_EXAMPLE = 0.9
/** Who asks when something holds asks for its conditions, which a heading seldom says in the same words. */
const WHEN = /^(?:when|in which cases|under (?:what|which))\b/i
const CONDITIONS = {
  heading: /^(?:conditions?|when|validity|(?:the )?thresholds?)\b/i,
  factor: 1.15,
} as const

/** Returns whether the values of a section differ from others by design: those of one case, or a mistake. */
export const isOfOneCase = (headings: readonly string[]): boolean =>
  headings.some((heading) => NO_ANSWER.test(heading) || EXAMPLE.test(heading))

/** Returns whether a section shows one case, sums up or is of another edition, and that is not asked for. */
export const isOfAnotherKind = (headings: readonly string[], question: string): boolean =>
  kindFactor(headings, question) !== null

function kindFactor(headings: readonly string[], question: string): number | null {
  const kind = KINDS.find(({ section }) => headings.some((heading) => section.test(heading)))
  return kind && !kind.asked.test(question) ? kind.factor : null
}

/** Returns the factor of a passage's score, from the headings of its section and where it stands. */
export function sectionFactor(
  headings: readonly string[],
  question: string,
  { behindExample = false }: { behindExample?: boolean } = {},
): number {
  const kind = kindFactor(headings, question)
  if (kind !== null) return kind
  const heading = headings.at(-1) ?? ''
  const [asked, words] = [wordsOf(question), wordsOf(heading)]
  const named = words.filter((word) => asked.includes(word)).length
  const isExample = EXAMPLE.test(heading)
  return (
    (1 + NAMED * (named / Math.max(1, words.length))) *
    (behindExample && !isExample ? BEHIND_EXAMPLE : 1) *
    (WHEN.test(question) && CONDITIONS.heading.test(heading) ? CONDITIONS.factor : 1)
  )
}

/** The words that say something, without the end by which one and many differ. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter(({ length }) => length >= SHORTEST_WORD)
    .map((word) => word.replace(/s$/, ''))
