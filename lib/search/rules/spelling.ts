import { ENGLISH_OF } from './nouns'

/**
 * American spellings under which British ones are indexed and searched, by word; forms that follow a rule are
 * below.
 */
const AMERICAN: ReadonlyMap<string, string> = new Map(
  `aluminium aluminum|analogue analog|armour armor|behaviour behavior|behavioural behavioral|bevelled beveled|calibre caliber|catalogue catalog|
centre center|centred centered|centres centers|centreline centerline|channelled channeled|colour color|coloured colored|colours colors|
counselling counseling|defence defense|disc disk|draught draft|draughting drafting|epicentre epicenter|favour favor|favourable favorable|
unfavourable unfavorable|fibre fiber|fibres fibers|fulfil fulfill|gauge gage|gauges gages|grey gray|harbour harbor|kerb curb|kerbs curbs|
kilometre kilometer|kilometres kilometers|labelled labeled|labour labor|levelled leveled|levelling leveling|licence license|litre liter|litres liters|
manoeuvre maneuver|metre meter|metres meters|millimetre millimeter|millimetres millimeters|centimetre centimeter|modelled modeled|modelling modeling|
mould mold|moulded molded|moulds molds|neighbour neighbor|neighbouring neighboring|neutralise neutralize|odour odor|offence offense|plough plow|
practise practice|pretence pretense|programme program|programmes programs|signalling signaling|sulphate sulfate|sulphates sulfates|sulphur sulfur|
tonne ton|tonnes tons|travelling traveling|tunnelling tunneling|tyre tire|vapour vapor|vigour vigor|watercolour watercolor|storey story|storeys stories|
analyse analyze|analysed analyzed|analyses analysis|analysing analyzing|paralyse paralyze|catalyse catalyze|hydrolyse hydrolyze`
    .replace(/\n/g, '')
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Words that end like "-ise" verbs and are not. */
const NOT_VERBS =
  /^(?:rais|nois|precis|exercis|promis|compris|advis|revis|supervis|surpris|excis|devis|aris|premis|expertis|disguis|compromis|enterpris|franchis|merchandis|paradis|prais|bruis|cruis|pois|wis|ris|concis|incis|demis|treatis|appris|televis|improvis|chis|clockwis|otherwis|likewis|anticlockwis|counterclockwis)/

/**
 * The one spelling under which British and American forms of a word, in lower case, are found alike, and
 * nouns of other countries as English ones.
 */
export function oneSpelling(word: string): string {
  const listed = AMERICAN.get(word) ?? ENGLISH_OF.get(word)
  if (listed !== undefined) return listed
  if (word.length > 6 && /is(?:e|es|ed|ing|ation|ations|er|ers|able)$/.test(word) && !NOT_VERBS.test(word))
    return word.replace(/is(e|es|ed|ing|ation|ations|er|ers|able)$/, 'iz$1')
  return word
}

/** FNV-1a over UTF-16 units, as a signed 32-bit integer: PostgreSQL's `int4`. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return state | 0
}

const SHORTEST_REPAIRED = 4
const LONGEST_REPAIRED = 24

/**
 * Hashes of a word and of the word with any one letter left out. Two words within one edit (a letter more,
 * less, other, or two that changed places) share at least one of them, so an index over these sets finds a
 * misspelt word's neighbours without comparing it to every word.
 */
export function neighbourhood(word: string): number[] {
  if (word.length < SHORTEST_REPAIRED || word.length > LONGEST_REPAIRED) return [hash(word)]
  const hashes = new Set([hash(word)])
  for (let index = 0; index < word.length; index++)
    hashes.add(hash(word.slice(0, index) + word.slice(index + 1)))
  return [...hashes]
}

/** The neighbourhood of a neighbourhood: what finds words two edits away. */
export function wideNeighbourhood(word: string): number[] {
  const hashes = new Set(neighbourhood(word))
  if (word.length >= 7 && word.length <= LONGEST_REPAIRED)
    for (let index = 0; index < word.length; index++)
      for (const each of neighbourhood(word.slice(0, index) + word.slice(index + 1))) hashes.add(each)
  return [...hashes]
}

/** How many edits a word of this length may be away from what was meant. */
export const editsAllowed = (length: number): number =>
  length < SHORTEST_REPAIRED || length > LONGEST_REPAIRED ? 0 : length < 7 ? 1 : 2

/** Three letters without a vowel are no English word: an abbreviation, or typed too fast. */
const VOWELLESS = /^[b-df-hj-np-tv-xz]{3}$/
/** On drawings: standard, plate and reinforcement, not stud, plot and raft. */
const DRAUGHTED: ReadonlySet<string> = new Set(['plt', 'rft', 'std'])
const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter)

/** Whether a word is as short as those that are repaired only where a vowel is missing. */
export const mayLackVowel = (word: string): boolean => VOWELLESS.test(word) && !DRAUGHTED.has(word)

/** Whether a word is another one without its inner vowel: "snw" is snow, and "slb" a slab. */
export const lacksVowel = (word: string, meant: string): boolean =>
  mayLackVowel(word) &&
  [1, 2].some((place) => isVowel(meant[place]) && meant.slice(0, place) + meant.slice(place + 1) === word)

/**
 * Letters more, less, other, or two neighbours that changed places, between two words; `limit + 1` where it
 * is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let cost = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + same)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, before[column - 2]! + 1)
      current.push(cost)
    }
    before = above
    above = current
  }
  return Math.min(above[b.length]!, limit + 1)
}

/** A shorter word with one letter exchanged is another word sooner than a misspelt one: peat, peak. */
export const SHORTEST_MENDED = 5
