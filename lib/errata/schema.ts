import { z } from 'zod'
import { KINDS, REPORT_MAX, REPORT_MIN, SELECTED_MAX, STATES } from './constants'
import { idParam, optionalText, requiredText } from '@/lib/core/schema'
import { shortenLines, visibleLength } from '@/lib/core/text'

export const reportInput = z.object({
  /** Which block of the article's text, counted from 0, and the revision that was read. */
  passage: z.int('Please choose the passage').min(0).max(10_000),
  /** Which row of its tables, line of its calculation or answer, counted from 0; nothing for the block. */
  line: z.int('Please choose the passage').min(0).max(10_000).nullish(),
  revision: z.int().min(1).max(1_000_000),
  selected: z
    .string()
    .transform((text) => shortenLines(text, SELECTED_MAX))
    .optional(),
  kind: z.enum(KINDS, 'Please say what kind of error it is'),
  report: requiredText('Please say what is wrong, and what is right', REPORT_MAX).refine(
    (text) => visibleLength(text) >= REPORT_MIN,
    `Please write a sentence: at least ${REPORT_MIN} characters that say what is wrong, and what is right`,
  ),
  named: z.boolean(),
})
export type ReportInput = z.output<typeof reportInput>

/** What a reader fills in of it. */
export const reportForm = reportInput.pick({ kind: true, report: true, named: true })
export type ReportForm = z.output<typeof reportForm>

export const erratumKey = z.object({ id: idParam })

export const reportsQuery = z.object({
  state: z.enum(STATES).optional(),
  page: z.coerce.number().int().min(1).max(10_000_000).optional(),
})
export type ReportsQuery = z.output<typeof reportsQuery>

const REVISION = 'Please enter the number of a revision, such as 2'
const mendedIn = z.int(REVISION).min(1, REVISION).max(1_000_000, REVISION).nullish()

/** `updatedAt` is that of the report as the editor has it in sight. */
export const decisionInput = z
  .object({
    state: z.enum(['verified', 'rejected', 'held'], 'Please decide'),
    /** Nothing for what it is. */
    kind: z.enum(KINDS, 'Please say what kind of error it is').optional(),
    was: optionalText(REPORT_MAX),
    now: optionalText(REPORT_MAX),
    answer: optionalText(REPORT_MAX),
    mendedIn,
    updatedAt: z.iso.datetime().transform((at) => new Date(at)),
  })
  .superRefine(({ state, was, now, answer }, context) => {
    const need = (path: string, present: unknown, message: string) => {
      if (!present) context.addIssue({ code: 'custom', path: [path], message })
    }
    if (state === 'verified') {
      need('was', was, 'Please write what stood there')
      need('now', now, 'Please write what is right')
    }
    if (state === 'rejected') need('answer', answer, 'Please tell the reporter why')
  })
export type DecisionInput = z.output<typeof decisionInput>
export type DecisionForm = z.input<typeof decisionInput>
