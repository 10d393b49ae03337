import { z } from 'zod'
import type { Claim } from '../types'
import { storable } from '@/lib/core/text'

const line = z.object({
  claim: z.string().min(1),
  quote: z.string().min(1),
  passage: z.number().int().min(1),
})

/** Returns the claim in one line of a model's answer, or null. Passages are numbered from 1 there. */
export function parseClaim(written: string): Claim | null {
  const from = written.indexOf('{')
  const to = written.lastIndexOf('}')
  if (from < 0 || to < from) return null
  try {
    const { data } = line.safeParse(JSON.parse(written.slice(from, to + 1)))
    return data
      ? { text: storable(data.claim).trim(), quote: storable(data.quote).trim(), passage: data.passage - 1 }
      : null
  } catch {
    return null
  }
}
