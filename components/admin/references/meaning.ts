import type { Understanding } from '@/lib/references/administration/types'

/** 'EN 1993-1-1 · 2005+A1:2014 · clause 6.3.2': how a line is read, in one line. */
export function meaningOf(entry: Omit<Understanding, 'type'>): string {
  const { body, number, part, year, amendment, locality, localityType } = entry
  const document = [body, number && (part ? `${number}-${part}` : number)].filter(Boolean).join(' ')
  const edition = [year, amendment].filter(Boolean).join('+')
  const place = locality && `${localityType} ${locality}`
  return [document, edition, place].filter(Boolean).join(' · ') || 'Names no document'
}
