import type { AuditLine } from '../types'
import { sentenceOf } from './sentence'
import { csvFrom } from '@/lib/core/csv'

const COLUMNS = [
  'When (London)',
  'Who',
  'What',
  'Action',
  'Target type',
  'Target id',
  'Before',
  'After',
  'Request',
]

/** Returns audit records as CSV. `momentOf` formats ISO 8601 times. */
export function csvOf(lines: AuditLine[], momentOf: (iso: string) => string): string {
  const rows = lines.map((line) => [
    momentOf(line.createdAt),
    line.actor,
    sentenceOf(line),
    line.action,
    line.targetType,
    line.targetId,
    line.before ? JSON.stringify(line.before) : '',
    line.after ? JSON.stringify(line.after) : '',
    line.requestId ?? '',
  ])
  return csvFrom([COLUMNS, ...rows])
}
