/**
 * Design situations of which whole articles are, and how a question asks for one. Their rules hold in no
 * other: the effective length of a column in fire is not its effective length.
 */
const SITUATIONS = [
  {
    title: /(?<!\p{L})(?:fire|critical temperature)(?!\p{L})/iu,
    asked:
      /(?<!\p{L})(?:fire|fires|burn\w*|heat\w*|hot|temperatures?|degrees|minutes?|hours?|standard curve|axis distance|section factor|intumescent|exposed|exposure|REI?\s?\d+|R\d{2,3}|1-2|theta|fi|[AH]m?p?\/[AV])(?!\p{L})|°|θ|_fi/iu,
  },
]

/** Returns whether an article is of a design situation that a question does not ask for. */
export const isOfAnotherSituation = (title: string, question: string): boolean =>
  SITUATIONS.some((situation) => situation.title.test(title) && !situation.asked.test(question))
