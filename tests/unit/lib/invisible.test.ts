import { z } from 'zod'
import { articleInput } from '@/lib/articles/editing/schema'
import { importLine } from '@/lib/articles/importing/schema'
import { submissionInput } from '@/lib/articles/submissions/schema'
import { rejectionInput } from '@/lib/articles/review/schema'
import { askInput } from '@/lib/assistant/schema'
import { giftInput } from '@/lib/billing/administration/schema'
import { folderInput } from '@/lib/bookmarks/folders/schema'
import { notesInput } from '@/lib/bookmarks/schema'
import { commentInput, reportInput } from '@/lib/comments/schema'
import { contactInput } from '@/lib/contact/schema'
import { isVisible } from '@/lib/core/text'
import { registration } from '@/lib/membership/schema'
import { categoryInput, tagInput } from '@/lib/taxonomy/schema'
import { professionalDetails } from '@/lib/users/profile/schema'

/**
 * Zero width space and joiner, byte order mark, soft hyphen, word joiner, Hangul fillers, Braille blank, a
 * tag, controls.
 */
const INVISIBLE = [
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u3164',
  '\u115f',
  '\uffa0',
  '\u2800',
  '\u{e0041}',
  '\u0001',
  '\u00a0',
]

/** Who says how long they have worked says where, too. */
const withExperience = z.preprocess((sent: object) => ({ experience: '3-5', ...sent }), registration)

const REQUIRED: [string, z.ZodType, string][] = [
  ['the title that an editor gives', articleInput, 'title'],
  ['the content that an editor writes', articleInput, 'content'],
  ['the title of a submission', submissionInput, 'title'],
  ['the content of a submission', submissionInput, 'content'],
  ['the title of an imported article', importLine, 'title'],
  ['the category of an imported article', importLine, 'category'],
  ['a folder', folderInput, 'name'],
  ['a comment', commentInput, 'content'],
  ['the name of who writes to us', contactInput, 'name'],
  ['a subject', contactInput, 'subject'],
  ['a message', contactInput, 'message'],
  ['a first name', registration, 'firstName'],
  ['a last name', registration, 'lastName'],
  ['a company at the registration', withExperience, 'company'],
  ['a title at the registration', registration, 'professionalTitle'],
  ['a company', professionalDetails, 'company'],
  ['a professional title', professionalDetails, 'professionalTitle'],
  ['a category', categoryInput, 'name'],
  ['a tag', tagInput, 'name'],
  ['why a membership is given', giftInput, 'reason'],
  ['a question', askInput, 'question'],
]

const problemsAt = (schema: z.ZodType, field: string, value: string) =>
  (schema.safeParse({ [field]: value }).error?.issues ?? []).filter(({ path }) => path.join('.') === field)

test.each(REQUIRED)('%s of invisible characters alone is refused, once', (_, schema, field) => {
  for (const character of INVISIBLE)
    for (const value of [character, character.repeat(150), ` ${character}\n${character} `])
      expect([value, problemsAt(schema, field, value).length]).toEqual([value, 1])
})

test.each(REQUIRED)('%s with an invisible character among others is taken', (_, schema, field) => {
  const value = `A name with a joiner in it, \u{1f469}\u200d\u{1f527}, and a soft hy\u00adphen, which is long enough for every field of all of these.`
  expect(problemsAt(schema, field, value.slice(0, field === 'content' ? undefined : 60))).toEqual([])
})

test('what may be left out is none where nothing of it is seen', () => {
  expect(rejectionInput.parse({ reason: '\u200b' })).toEqual({ reason: null })
  expect(notesInput.parse({ notes: '\u3164 ' })).toEqual({ notes: null })
  expect(folderInput.parse({ name: 'A', description: '\u2060' }).description).toBeNull()
  expect(categoryInput.parse({ name: 'A', description: '\u200b' }).description).toBeNull()
  expect(reportInput.parse({ reason: '\u200b' })).toEqual({ reason: '' })
})

test('every character of every script is seen', () => {
  expect(['a', '🏗', '–', 'ع', '中', '0', '.', 'é'].every(isVisible)).toBe(true)
  expect(INVISIBLE.some(isVisible)).toBe(false)
})
