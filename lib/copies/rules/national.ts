import type { OpenCopy } from '../types'
import { RECOMMENDED } from '@/lib/calculations/constants'
import { homeIn } from '@/lib/calculations/rules/checking'
import { parse } from '@/lib/calculations/rules/grammar'

/** Returns the country whose national values a copy is calculated with; null for the recommended ones. */
export function nationOf({ source, entered }: Pick<OpenCopy, 'source' | 'entered'>): string | null {
  if (entered.region === RECOMMENDED) return null
  return entered.region ?? homeIn(parse(source).statements)
}
