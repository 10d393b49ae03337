import { CURRENT_SINCE, WITHDRAWN } from '../constants'
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

/** Whether its body has withdrawn it, as far as the line says so or the list knows. */
export function isWithdrawn(line: string, standard: string | null, year: number | null): boolean {
  if (/\bwithdrawn\b|\bsuperseded\b/i.test(line)) return true
  if (standard === null) return false
  const since = CURRENT_SINCE.get(standard)
  if (since !== undefined && year !== null && year >= since) return false
  return WITHDRAWN.some((gone) => standard === gone || standard.startsWith(`${gone}-`))
}
