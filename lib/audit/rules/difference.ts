import type { AuditLine } from '../types'

/** One value that was changed; null where there was, or is, none. */
export type Change = { name: string; before: string | null; after: string | null }

/** Named already in the sentence, or by its own line. */
const UNSAID = ['changed', 'line', 'userId', 'articleId']

/** What an entry changed, value by value. Of long texts the log knows only that they changed. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names
    .filter((name) => !UNSAID.includes(name))
    .map((name) => ({ name: wordsOf(name), before: valueOf(before?.[name]), after: valueOf(after?.[name]) }))
    .filter((change) => change.before !== change.after)
  const changed = Array.isArray(after?.changed) ? (after.changed as unknown[]) : []
  const long = changed.filter((name): name is string => typeof name === 'string' && !names.includes(name))
  return [...changes, ...long.map((name) => ({ name: wordsOf(name), before: null, after: 'changed' }))]
}

/** 'rejectionReason' is 'Rejection reason', 'tagIds' is 'Tags'. */
function wordsOf(name: string): string {
  const words = name
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ') || null
  if (typeof value === 'string' || typeof value === 'number') return String(value).replaceAll('_', ' ')
  return JSON.stringify(value)
}
