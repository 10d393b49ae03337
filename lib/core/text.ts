/** One spelling for one mailbox: NFKC, trimmed, lower case. */
export const normalEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()

/** Cuts at a word, at most `length` characters, with an ellipsis where something was left out. */
export function shorten(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const cut = flat.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  const atWord = space > length / 2 ? cut.slice(0, space) : cut
  return `${atWord.replace(/[\s,;:.–-]+$/, '')}…`
}

/** Lower-case letters, digits and single hyphens; never empty and never all digits (those are ids). */
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

/** Whether JSON text holds a NUL character, raw or escaped: the one character that PostgreSQL cannot store. */
export const holdsNul = (json: string): boolean => json.includes('\0') || /(?<!\\)(?:\\\\)*\\u0000/.test(json)

/** A text for operators, without addresses of people, tokens of links and passwords of connections. */
export const withoutPersonal = (text: string): string =>
  text
    .replace(
      /[^\s"'<>()[\]{}=,;:\\/]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})*\.\p{L}{2,24}/gu,
      '[address]',
    )
    .replace(/(\b[a-z+]{2,20}:\/\/)[^\s/@"']+@/gi, '$1[hidden]@')
    .replace(/([?&](?:token|code|state)=)[^\s&"'\\]+/gi, '$1[hidden]')

/** Text as it stands between the tags of HTML, or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
