import type { AuditLine } from '../types'
import { sentenceOf } from './sentence'

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

/** Quoted as RFC 4180 says; what a spreadsheet would take for a formula is made a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

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
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}
