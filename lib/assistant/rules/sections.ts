/** Sections that say what is wrong, ask for something, or show one case: no rule is to be taken from them. */
const NO_ANSWER = /^(?:common mistakes|mistakes|exercises?|where it goes wrong)\b/i
const ASKED_FOR = /\b(?:mistakes?|errors?|wrong(?:ly)?|pitfalls?|exercises?)\b/i

/**
 * Returns whether a section may be quoted in answer to a question: a common mistake is no answer unless
 * mistakes are asked for.
 */
export const mayAnswer = (section: string, question: string): boolean =>
  !NO_ANSWER.test(section) || ASKED_FOR.test(question)
