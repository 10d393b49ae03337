import type { AuditLine } from '../types'
import { momentOf } from '@/lib/core/dates'

/** One changed value; null where there was, or is, none. */
export type Change = { name: string; before: string | null; after: string | null }

/** Fields that the sentence of the record names already. */
const IN_SENTENCE = ['changed', 'line', 'userId', 'articleId']

/** Returns the values that a record changed. Of long texts the log holds only that they changed. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names
    .filter((name) => !IN_SENTENCE.includes(name))
    .map((name) => ({
      name: labelOf(name),
      before: valueOf(name, before?.[name]),
      after: valueOf(name, after?.[name]),
    }))
    .filter((change) => change.before !== change.after)
  const changed = Array.isArray(after?.changed) ? (after.changed as unknown[]) : []
  const long = changed.filter((name): name is string => typeof name === 'string' && !names.includes(name))
  return [...changes, ...long.map((name) => ({ name: labelOf(name), before: null, after: 'changed' }))]
}

/** Returns the label of a field: 'Rejection reason' for 'rejectionReason', 'Tags' for 'tagIds'. */
function labelOf(name: string): string {
  const words = name
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fields of fixed words, which are spelled `pending_review`. An underscore in any other belongs to it. */
const CODED = ['status', 'state', 'currency']
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function valueOf(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ') || null
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (CODED.includes(name)) return value.replaceAll('_', ' ')
  // The log is in London's time, and so are the hours within it.
  return MOMENT.test(value) ? momentOf(value) : value
}
