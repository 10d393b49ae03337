/** Returns the one spelling of a mailbox: NFKC, trimmed, lower case. */
export const normalEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()

/**
 * Returns a text cut at a word, at most `length` characters, with an ellipsis where something was left out.
 */
export function shorten(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const cut = flat.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  const atWord = space > length / 2 ? cut.slice(0, space) : cut
  return `${atWord.replace(/[\s,;:.–-]+$/, '')}…`
}

/** Returns a text with one blank for several, without blank lines and blanks at the ends of lines. */
export const tidyLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')

/** Returns what `shorten` does, with the ends of the lines where they were; blank lines are left out. */
export function shortenLines(text: string, length: number): string {
  const lines = tidyLines(text)
  const flat = shorten(lines, length).split('')
  for (let end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', end + 1)) {
    if (flat[end] === ' ') flat[end] = '\n'
  }
  return flat.join('')
}

/**
 * Returns a slug of lower-case letters, digits and single hyphens; never empty and never all digits (those
 * are ids).
 */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90)
    .replace(/-+$/, '')
  if (!slug) return 'article'
  return /^\d+$/.test(slug) ? `no-${slug}` : slug
}

/**
 * Returns a name that is not among the taken ones, with a number behind it where needed, and takes it. The
 * next number of each is remembered, so that many equal names take no longer than others.
 */
export function freeName(wanted: string, taken: Map<string, number>): string {
  let n = taken.get(wanted) ?? 0
  let name = wanted
  if (n > 0)
    do name = `${wanted}-${++n}`
    while (taken.has(name))
  taken.set(wanted, Math.max(n, 1))
  if (name !== wanted) taken.set(name, 1)
  return name
}

/**
 * Returns what the copy of something is called, at most `length` characters: “X (copy)”, or “X (copy 2)”
 * where that is taken. The copy of a copy is one of X, too.
 */
export function nameOfCopy(name: string, taken: Iterable<string>, length: number): string {
  const names = new Set(taken)
  const original = name.replace(/( \(copy(?: \d+)?\))+$/, '') || name
  for (let n = 1; ; n++) {
    const behind = n === 1 ? ' (copy)' : ` (copy ${n})`
    const wanted = `${shorten(original, length - behind.length)}${behind}`
    if (!names.has(wanted)) return wanted
  }
}

/** A NUL, and half of a pair of surrogates: PostgreSQL stores neither. */
const UNSTORABLE = /[\0\uD800-\uDFFF]/u

/** Returns whether every text within a value of JSON can be stored: the names of its fields too. */
export const isStorable = (json: unknown): boolean => !isFoundIn(json, UNSTORABLE)

/** Whether a pattern is found in any text within a value of JSON. */
function isFoundIn(json: unknown, pattern: RegExp): boolean {
  // A list and not a recursion: brackets may be nested deeper than calls may.
  const left = [json]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && pattern.test(value)) return true
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value) && pattern.test(Object.keys(value).join())) return true
    for (const inner of Object.values(value) as unknown[]) left.push(inner)
  }
  return false
}

/** Returns the text without what cannot be stored; a half of a pair is shown as the replacement character. */
export const storable = (text: string): string =>
  text.replace(/\0/g, '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')

/** What turns the direction of the text behind it, a link's address included, until it is ended. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/

/** Returns whether the direction of any text within a value of JSON is turned. */
export const turnsDirection = (json: unknown): boolean => isFoundIn(json, DIRECTIONS)

/** Returns the text without the characters that turn its direction: letters have their own. */
export const withoutDirections = (text: string): string => text.replace(new RegExp(DIRECTIONS, 'g'), '')

/** Joiners, soft hyphens, fillers of other scripts, control characters that are no white space. */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}\p{DI}\u2800]|\ufeff/gu

/**
 * Returns how many characters a text has without those that nobody sees and without the white space around
 * it.
 */
export const visibleLength = (text: string): number => text.replace(INVISIBLE, '').trim().length

/** Returns whether anything is seen of a text. */
export const isVisible = (text: string): boolean => visibleLength(text) > 0

/**
 * Returns a text for operators, without addresses of people, tokens of links and passwords of connections.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(
      /[^\s"'<>()[\]{}=,;:\\/]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})*\.\p{L}{2,24}/gu,
      '[address]',
    )
    .replace(/(\b[a-z+]{2,20}:\/\/)[^\s/@"']+@/gi, '$1[hidden]@')
    .replace(/([?&](?:token|code|state)=)[^\s&"'\\]+/gi, '$1[hidden]')

/** Returns text as it stands between the tags of HTML, or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
