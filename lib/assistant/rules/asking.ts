/** What kind of answer a question asks for, as far as its words tell. */
export type AskedFor = { value: boolean; formula: boolean; condition: boolean }

export const ANY_ANSWER: AskedFor = { value: false, formula: false, condition: false }

const VALUE =
  /\b(?:how (?:much|many|far|long|large|big|wide|high|deep|thick|narrow|close|often|strong|near)|minimum|maximum|min|max|least|largest|smallest|per ?cent|percentage|limits?|values?|factors?|coefficients?|exponent|distance|spacing|frequency|strength|lengths?|thickness|width|depth|height|capacity|resistance|angle|temperature|loss(?:es)?|eccentricity|modulus|moments?|forces?|kN|N\/mm|mm)\b/i
const FORMULA =
  /\b(?:formula|equation|expression)\b|^how (?:is|are|do|does|can)\b.*\b(?:calculated|found|determined|computed|made up|obtained|derived|amplified|reduced|shared|converted|estimated)\b/i
const CONDITION = /^(?:when|where|may|can|must|should|do|does|is|are|under|in which)\b/i

/** Returns what kind of answer a question asks for. */
export const askedFor = (question: string): AskedFor => ({
  value: VALUE.test(question),
  formula: FORMULA.test(question),
  condition: CONDITION.test(question.trim()),
})

/** Numbers of clauses, tables, standards, classes and equations are no values. */
const CITED =
  /\b(?:clauses?|cl\.|sections?|tables?|figures?|annex|equations?|expressions?|parts?|EN|BS|class(?:es)?|mode|zone)\s?[A-Z]?\d[\d.–-]*(?:\([\d\w]+\))*|\(\d+(?:\.\d+)+[a-z]?\)/gi
const NUMBER = /(?<![\p{L}_^\d.])\d/u
const NUMBER_IN_WORDS =
  /\b(?:two|three|four|five|six|eight|ten|half|third|quarter|fifth|tenth|twice|thrice)\b/i
const EQUATION = /[=≈≥≤]/
const STATED =
  /\b(?:if|where|when|unless|until|as long as|only|except|up to|at least|not|exceeds?|below|above|over|under|may|must|without)\b/i

const FITS = 1.3

/** Returns the factor of a sentence's score by whether it has what is asked for. */
export function fitsAsked(sentence: string, { value, formula, condition }: AskedFor): number {
  const plain = value ? sentence.replace(CITED, ' ') : sentence
  return (
    (value && (NUMBER.test(plain) || NUMBER_IN_WORDS.test(plain)) ? FITS : 1) *
    (formula && EQUATION.test(sentence) ? FITS : 1) *
    (condition && STATED.test(sentence) ? FITS : 1)
  )
}
