import type { AuditLine } from '../types'
import { sentenceOf } from './sentence'
import { csvRows } from '@/lib/core/csv'

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

/** The lines as a spreadsheet. `momentOf` writes ISO 8601 for people. */
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
  return csvRows([COLUMNS, ...rows])
}
