/** A question that begins so goes on with the one before. */
const GOES_ON = /^(?:and|or|but|so|then|also|what about|how about|what if|what of)\b[\s,]*/i
/** Grades, standards, clauses and sections: a letter or digit, and a digit later in the word. */
const CODE = /\b(?=[\w/.-]*\d)[A-Z\d][\w/.-]*\d\w*\b/gi
const SMALL_WORDS =
  /\b(?:for|in|with|of|to|on|by|the|an?|is|it|that|this|at|under|without|when|if|where|according)\b/gi
/** What says where, when or for what something holds. */
const CONDITION = /^(in|at|for|under|with|without|by|according to|on|when|if|where)\s/i
/** A condition at the end of a question: “… in the UK”. */
const conditionAtEnd = (word: string) => new RegExp(String.raw`\s${word}\s+((?:\S+\s+){0,3}\S+)$`, 'i')
/** A name, as that of a nation or a standard. */
const isName = (words: string) => /^(?:the\s+)?[A-Z]/.test(words)
/** What a question asks for, at its end: “for bolts”. */
const ASKED_FOR = /\sfor\s+(?:the\s+|an?\s+)?\S+(?:\s\S+)?$/i

/**
 * A question that goes on with the one before: both together, and what it adds, which may be a question by
 * itself unless it is a condition of the other.
 */
export type FollowUp = { together: string; added: string; standsAlone: boolean }

/**
 * Returns the whole question that a follow-up means: the one before with its code replaced (“and S275?” after
 * “yield strength of S355”), with its condition added or replaced (“and in the UK?”), with another thing that
 * it asks for (“what about welds?” after “γ_M2 for bolts”), else both, joined by “and”. Null where the
 * question is no follow-up.
 */
export function followUp(question: string, before: string): FollowUp | null {
  const added = question
    .replace(GOES_ON, '')
    .replace(/[?.!\s]+$/, '')
    .trim()
  const [codes, former] = [added.match(CODE) ?? [], before.match(CODE) ?? []]
  const [code] = codes
  // Words beside the code would be lost by putting it in.
  const alone = code !== undefined && added.replace(code, '').replace(SMALL_WORDS, '').trim() === ''
  if (!added || (!alone && !GOES_ON.test(question))) return null
  if (alone && codes.length === 1 && former.length === 1)
    return { together: before.replace(former[0], code), added: code, standsAlone: true }
  const asked = before.replace(/[?.!\s]+$/, '')
  return {
    together: `${joined(asked, added)}${/\?\s*$/.test(before) ? '?' : ''}`,
    added,
    standsAlone: !CONDITION.test(added),
  }
}

function joined(asked: string, added: string): string {
  const condition = CONDITION.exec(added)
  if (condition) {
    const own = conditionAtEnd(condition[1]!).exec(asked)
    // “in France” takes the place of “in the UK”, and not that of “in a slab”.
    const replaced = own && isName(own[1]!) === isName(added.slice(condition[0].length))
    return `${replaced ? asked.slice(0, own.index) : asked} ${added}`
  }
  return ASKED_FOR.test(asked) ? asked.replace(ASKED_FOR, ` for ${added}`) : `${asked}, and ${added}`
}

/** Names of one nation in questions and in texts. */
const NATIONS: readonly RegExp[] = [
  /(?<!\p{L})(?:UK|U\.K\.|United Kingdom|British|Britain|BS(?= EN| \d)|National Annex)(?!\p{L})/iu,
]

/**
 * Returns whether a text has any of the words that a follow-up adds: without one of them, what answers is an
 * answer to the question before. A nation is taken up by each of its names.
 */
export function takesUp(text: string, { added }: FollowUp): boolean {
  const nation = NATIONS.find((names) => names.test(added))
  if (nation?.test(text)) return true
  const words =
    added
      .replace(SMALL_WORDS, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}/.-]{2,}/gu) ?? []
  const said = text.toLowerCase()
  return (
    words.length === 0 || words.some((word) => (word.length > 2 ? said.includes(word) : isIn(said, word)))
  )
}

/** Whether a short word stands in a text by itself: “UK” is not in “bulk”. */
const isIn = (text: string, word: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${word.replace(/[.]/g, '\\.')}(?![\p{L}\p{N}])`, 'u').test(text)
