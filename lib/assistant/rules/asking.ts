/** What kind of answer a question asks for, as far as its words tell. */
export type AskedFor = {
  value: boolean
  formula: boolean
  condition: boolean
  /** A place of a standard: its clause, or its table. */
  place: 'clause' | 'table' | null
}

export const ANY_ANSWER: AskedFor = { value: false, formula: false, condition: false, place: null }

const VALUE =
  /\b(?:how (?:much|many|far|long|large|big|wide|high|deep|thick|narrow|close|often|strong|near)|minimum|maximum|min|max|least|largest|smallest|per ?cent|percentage|limits?|values?|factors?|coefficients?|exponent|distance|spacing|frequency|strength|lengths?|thickness|width|depth|height|capacity|resistance|angle|temperature|loss(?:es)?|eccentricity|modulus|moments?|forces?|kN|N\/mm|mm)\b/i
const FORMULA =
  /\b(?:formula|equation|expression)\b|^how (?:is|are|do|does|can)\b.*\b(?:calculated|found|determined|computed|made up|obtained|derived|amplified|reduced|shared|converted|estimated)\b/i
const CONDITION = /^(?:when|where|may|can|must|should|do|does|is|are|under|in which)\b/i

const TABLE_ASKED = /\b(?:which|what)(?: \S+){0,3}? tables?\b/i
const CLAUSE_ASKED =
  /\b(?:which|what)(?: \S+){0,3}? (?:clauses?|paragraphs?|annex|expressions?|equations?)\b|\b(?:which|what) (?:sections?|parts?) (?:of (?:the )?(?:EN|EC|BS|Eurocode|ACI|AISC|code|standard)|covers?|gives?|deals?|treats?|has)\b|^where (?:do|does|is|are|in)\b.*\b(?:E[NC]\s?\d|BS\s|Eurocode|ACI|AISC|codes?|standards?)/i

/** Returns what kind of answer a question asks for. */
export const askedFor = (question: string): AskedFor => ({
  value: VALUE.test(question),
  formula: FORMULA.test(question),
  condition: CONDITION.test(question.trim()),
  place: TABLE_ASKED.test(question) ? 'table' : CLAUSE_ASKED.test(question) ? 'clause' : null,
})

const WORK = /^(how (?:do|does|did|can)\s.+?)\sworks?\s*[?.!]*$/iu

/** Returns a question without the verb of “how do studs work”, which asks about studs, and for no work. */
export const withoutWork = (question: string): string => question.trim().replace(WORK, '$1')

/** An equation, or a root as it is written or typed. */
const WRITTEN_FORMULA = /[=√]|(?<!\p{L})sqrt(?!\p{L})/iu

/** Returns whether a question is a formula, or has one. */
export const isFormula = (question: string): boolean => WRITTEN_FORMULA.test(question)

const NUMBER_OF_PLACE = String.raw`(?:NA\.?)?[A-Z]{0,2}\.?\d+(?:\.\d+)*`
const PLACES = {
  table: new RegExp(String.raw`\btables?\s${NUMBER_OF_PLACE}`, 'i'),
  clause: new RegExp(
    String.raw`\b(?:clauses?|cl\.|sections?|annex(?:es)?|expressions?|equations?|tables?)\s${NUMBER_OF_PLACE}|(?<![\d.])\d+(?:\.\d+){2,}|(?<![\d.])\d+\.\d+\(\d+\)`,
    'i',
  ),
}

/** Returns whether a sentence names a place of a standard of the kind that is asked for. */
export const namesPlaceAsked = (sentence: string, { place }: AskedFor): boolean =>
  place === null || PLACES[place].test(sentence)

/** Numbers of clauses, tables, standards, classes and equations are no values. */
const CITED =
  /\b(?:clauses?|cl\.|sections?|tables?|figures?|annex|equations?|expressions?|parts?|EN|BS|class(?:es)?|mode|zone)\s?[A-Z]?\d[\d.–-]*(?:\([\d\w]+\))*|\(\d+(?:\.\d+)+[a-z]?\)/gi
const NUMBER = /(?<![\p{L}_^\d.])\d/u
const NUMBER_IN_WORDS =
  /\b(?:two|three|four|five|six|eight|ten|half|third|quarter|fifth|tenth|twice|thrice)\b/i
const EQUATION = /[=≈≥≤]/
const STATED =
  /\b(?:if|where|when|unless|until|as long as|only|except|up to|at least|not|exceeds?|below|above|over|under|may|must|without)\b/i

function hasNumber(sentence: string): boolean {
  const plain = sentence.replace(CITED, ' ')
  return NUMBER.test(plain) || NUMBER_IN_WORDS.test(plain)
}

/** Returns whether a sentence states a value: a number that is none of a clause, or an equation. */
export const hasValue = (sentence: string): boolean => hasNumber(sentence) || hasEquation(sentence)

/** Returns whether a sentence states a formula. */
export const hasEquation = (sentence: string): boolean => EQUATION.test(sentence)

const FITS = 1.3
/** Who asks for a clause is answered by nothing else. */
const NAMES_PLACE = 2

/** Returns the factor of a sentence's score by whether it has what is asked for. */
export function fitsAsked(sentence: string, asked: AskedFor): number {
  const { value, formula, condition, place } = asked
  if (place !== null) return namesPlaceAsked(sentence, asked) ? NAMES_PLACE : 1
  return (
    (value && hasNumber(sentence) ? FITS : 1) *
    (formula && EQUATION.test(sentence) ? FITS : 1) *
    (condition && STATED.test(sentence) ? FITS : 1)
  )
}
