import type { NamedDocument } from '../types'

/**
 * What readers filter by. National adoptions of a European standard cite that standard; "ANSI/AISC" is AISC.
 */
export function standardOf({ body, number, part }: Omit<NamedDocument, 'year' | 'amendment'>): string | null {
  if (!body || !number) return null
  return `${familyOf(body)} ${number}${part ? `-${part}` : ''}`
}

function familyOf(body: string): string {
  if (/\bEN ISO$/.test(body)) return 'EN ISO'
  if (/(?:^| )EN$/.test(body)) return 'EN'
  return body.replace(/^(?:ANSI|SEI|CAN)\/|\/SEI$|^DD (?=ENV)/g, '')
}

/**
 * Returns a document's name in the register, where a national annex is a standard of its own: "EN 1993-1-1",
 * "NA to BS EN 1993-1-1". Null where it has no body or number.
 */
export function registerName(document: Pick<NamedDocument, 'body' | 'number' | 'part'>): string | null {
  const name = standardOf(document)
  return name !== null && document.body?.startsWith('NA to ') ? `NA to BS ${name}` : name
}
