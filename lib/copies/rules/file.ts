import type { OpenCopy } from '../types'
import { linesOf } from './lines'
import { nationOf } from './national'
import { ENGINE } from '@/lib/calculations/constants'
import type { Sheet } from '@/lib/calculations/types'
import { csvFrom } from '@/lib/core/csv'
import { longDay } from '@/lib/core/dates'
import { slugify } from '@/lib/core/text'
import type { OpenErratum } from '@/lib/errata/types'

/** Returns a copy's inputs and results as CSV, with the verified errors of its article that are about it. */
export function csvOf(copy: OpenCopy, sheet: Sheet, errors: readonly OpenErratum[]): string {
  const head = [
    ...facts(copy),
    ...errors.map(({ was, now, verifiedAt }) => [
      `verified error, ${longDay(verifiedAt)}`,
      `It said: ${was} Right is: ${now}`,
    ]),
  ]
  const lines = linesOf(sheet, copy.entered).map(({ kind, symbol, label, value, shown, unit, clause }) => [
    kind,
    symbol,
    label,
    value ?? shown,
    unit,
    clause,
    kind === 'check' ? shown : '',
  ])
  return csvFrom([
    ...head,
    [],
    ['kind', 'symbol', 'description', 'value', 'unit', 'clause', 'outcome'],
    ...lines,
  ])
}

/** Returns the same as an object, with the lines that it was calculated from. */
export const jsonOf = (copy: OpenCopy, sheet: Sheet, errors: readonly OpenErratum[]) => ({
  ...Object.fromEntries(facts(copy)),
  verifiedErrors: errors.map(({ was, now, verifiedAt }) => ({ was, now, verifiedAt })),
  engine: ENGINE,
  entered: copy.entered,
  lines: linesOf(sheet, copy.entered),
  source: copy.source,
})

/** Returns the name of a copy's file, without its ending. */
export const fileNameOf = ({ title }: OpenCopy): string => slugify(title)

const facts = (copy: OpenCopy): [string, string][] => [
  ['title', copy.title],
  ['project', copy.project ?? ''],
  ['note', copy.note ?? ''],
  ['made by', copy.madeBy],
  ['checked by', copy.checkedBy ?? ''],
  ['calculation', copy.calculation.title],
  ['standard', copy.calculation.standard ?? ''],
  ['national values', nationOf(copy) ?? 'recommended'],
  ['article', copy.article?.title ?? ''],
  ['revision', String(copy.revision)],
  ['saved', copy.updatedAt],
]
