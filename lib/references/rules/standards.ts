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
