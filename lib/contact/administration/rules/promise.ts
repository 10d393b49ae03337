import { URGENT_HOURS, PROMISED_HOURS } from '../constants'
import type { Submission } from '../types'

const HOUR = 3_600_000

export type Urgency = { tone: 'calm' | 'hurry' | 'late'; label: string }

/**
 * Returns how much of the promised time to answer a message is left; null for an answered one. `now` is
 * in milliseconds.
 */
export function urgencyOf(
  { status, createdAt }: Pick<Submission, 'status' | 'createdAt'>,
  now: number,
): Urgency | null {
  if (status === 'replied') return null
  const hours = Math.max(0, (now - Date.parse(createdAt)) / HOUR)
  const left = Math.ceil(PROMISED_HOURS - hours)
  if (hours >= PROMISED_HOURS) return { tone: 'late', label: `Late by ${spanOf(hours - PROMISED_HOURS)}` }
  return { tone: hours >= URGENT_HOURS ? 'hurry' : 'calm', label: `${left} h left` }
}

/** 'less than 1 h', '5 h', and from two days on '3 d'. */
const spanOf = (hours: number) =>
  hours < 1 ? 'less than 1 h' : hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} d`
