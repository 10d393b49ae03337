import { z } from 'zod'
import { CONTENT_MAX, TITLE_MAX } from '../constants'
import { isVisible, normalEmail } from '@/lib/core/text'

const text = (max: number, tooLong = `is longer than ${max} characters`) =>
  z.string('is missing').trim().refine(isVisible, { error: 'is empty', abort: true }).max(max, tooLong)

/** One line of an article file, in or out (docs: “Files in and out” in the README). */
export const importLine = z.object({
  slug: z
    .string()
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only small letters, digits and single hyphens')
    .regex(/\D/, 'not only digits: those are ids')
    .nullish()
    .transform((slug) => slug ?? undefined),
  title: text(TITLE_MAX, `is longer than ${TITLE_MAX} characters`),
  content: z.string('is missing').min(1, 'is empty').max(CONTENT_MAX, 'is larger than 2 MB'),
  excerpt: z.string().trim().max(2000).nullish(),
  reference: z.string().trim().max(50_000).nullish(),
  category: text(120),
  tags: z
    .array(text(80))
    .max(50)
    .nullish()
    .transform((tags) => (tags === null ? [] : tags)),
  featured: z
    .boolean()
    .nullish()
    .transform((featured) => featured ?? undefined),
  open: z
    .boolean()
    .nullish()
    .transform((open) => open ?? undefined),
  premium: z
    .boolean()
    .nullish()
    .transform((premium) => premium ?? undefined),
  published: z
    .boolean()
    .nullish()
    .transform((published) => published ?? undefined),
  author: z.object({ email: z.string().transform(normalEmail) }).nullish(),
  createdAt: z.iso
    .datetime({ offset: true, error: 'is not an ISO 8601 time' })
    .nullish()
    .transform((at) => (at ? new Date(at) : undefined)),
})
export type ImportLine = z.output<typeof importLine>
