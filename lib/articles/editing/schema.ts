import { addYears } from 'date-fns/addYears'
import { z } from 'zod'
import { CONTENT_MAX, TITLE_MAX } from '../constants'
import { CHANGE_NOTE_MAX, EXCERPT_MAX, REFERENCE_MAX, SCHEDULE_YEARS, SLUG_MAX, TAGS_MAX } from './constants'
import { idParam, optionalText, requiredText } from '@/lib/core/schema'
import { isVisible } from '@/lib/core/text'

const NO_TITLE = 'Title is required'
export const NO_CONTENT = 'Content is required'
const atMost = (length: number) => `Please use at most ${length} characters`

/** Whether there is anything to read: text, an equation or a picture. */
const holdsSomething = (html: string) =>
  /<img\b|data-latex=/i.test(html) || isVisible(html.replace(/<[^<>]*>|&nbsp;/g, ''))

/** One reference a line, without blank ones; null where none is left. */
const lines = (text: string | null | undefined) =>
  text &&
  (text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n') ||
    null)

/** Ids in a form are strings. */
const UNLISTED = 'Please choose from the list'
const id = z.union([z.int(UNLISTED).min(1, UNLISTED).max(2_147_483_647, UNLISTED), idParam], UNLISTED)
const ids = z
  .array(id)
  .max(TAGS_MAX, `Please choose at most ${TAGS_MAX} tags`)
  .transform((given) => [...new Set(given)])

const moment = z.iso
  .datetime({ offset: true, error: 'Please enter a date and time' })
  .transform((text) => new Date(text))

/** What POST takes. The form's `tagIds` and the call's `tags` name the same thing. */
export const articleInput = z.object({
  title: requiredText(NO_TITLE, TITLE_MAX, { tooLong: 'Title too long' }),
  content: z
    .string({ error: NO_CONTENT })
    .max(CONTENT_MAX, 'Content is larger than 2 MB')
    .refine(holdsSomething, NO_CONTENT),
  reference: z.string().max(REFERENCE_MAX, atMost(REFERENCE_MAX)).nullish().transform(lines),
  excerpt: optionalText(EXCERPT_MAX, atMost(EXCERPT_MAX)),
  featured: z.boolean().optional(),
  /** Its body is for paying members. */
  premium: z.boolean().optional(),
  /** Its body is for everybody. */
  open: z.boolean().optional(),
  published: z.boolean().optional(),
  categoryId: id.nullish(),
  tagIds: ids.optional(),
  tags: ids.optional(),
  /** The last part of the address, where an editor has chosen it. */
  slug: z
    .string()
    .trim()
    .max(SLUG_MAX, atMost(SLUG_MAX))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Only small letters, digits and single hyphens')
    .regex(/\D/, 'Not only digits: those are ids')
    .optional(),
  /** When a draft is published by itself; null is never. */
  scheduledFor: moment
    .refine(
      (at) => at <= addYears(new Date(), SCHEDULE_YEARS),
      'Please choose a time within the next two years',
    )
    .nullish(),
  /** What a save changed and why, for readers; stored with the version that it makes. */
  note: optionalText(CHANGE_NOTE_MAX, atMost(CHANGE_NOTE_MAX)),
  /** Set once an administrator was warned of calculations that contradict their expected values. */
  confirmed: z.boolean().optional(),
})
export type ArticleInput = z.output<typeof articleInput>

/**
 * The body of PUT: fields that are left out stay. With `updatedAt`, the save is refused where the article was
 * saved since.
 */
export const articleChange = articleInput.extend({
  updatedAt: moment.optional(),
})
export type ArticleChange = z.output<typeof articleChange>

export const revisionRestore = articleChange.pick({ updatedAt: true, confirmed: true }).extend({
  /** Set once an administrator was warned of the errors that come back with the version. */
  reopens: z.boolean().optional(),
})
export type RevisionRestore = z.output<typeof revisionRestore>
