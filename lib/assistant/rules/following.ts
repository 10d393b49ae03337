/** A question that begins so goes on with the one before. */
const GOES_ON = /^(?:and|or|but|so|then|also|what about|how about|what if|what of)\b[\s,]*/i
/** Grades, standards, clauses and sections: a letter or digit, and a digit later in the word. */
const CODE = /\b(?=[\w/.-]*\d)[A-Z\d][\w/.-]*\d\w*\b/gi
const SMALL_WORDS = /\b(?:for|in|with|of|to|on|by|the|an?|is|it|that|this)\b/gi

/** A question that goes on with the one before: both together, and what it adds. */
export type FollowUp = { together: string; added: string }

/**
 * Returns the whole question that a follow-up means: the one before with its code replaced (“and S275?” after
 * “yield strength of S355”), else both together. Null where the question is no follow-up.
 */
export function followUp(question: string, before: string): FollowUp | null {
  const added = question
    .replace(GOES_ON, '')
    .replace(/[?.!]+$/, '')
    .trim()
  const [codes, former] = [added.match(CODE) ?? [], before.match(CODE) ?? []]
  const [code] = codes
  // Words beside the code would be lost by putting it in.
  const alone = code !== undefined && added.replace(code, '').replace(SMALL_WORDS, '').trim() === ''
  if (!added || (!alone && !GOES_ON.test(question))) return null
  if (alone && codes.length === 1 && former.length === 1)
    return { together: before.replace(former[0], code), added: code }
  return { together: `${before.replace(/[?.!]+$/, '')} ${added}`, added }
}

/**
 * Returns whether a text has any of the words that a follow-up adds: without one of them, what answers is an
 * answer to the question before.
 */
export function takesUp(text: string, { added }: FollowUp): boolean {
  const said = text.toLowerCase()
  const words =
    added
      .replace(SMALL_WORDS, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}/.-]{3,}/gu) ?? []
  return words.length === 0 || words.some((word) => said.includes(word))
}
