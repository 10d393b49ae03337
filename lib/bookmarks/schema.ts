import { z } from 'zod'
import { BOOKMARK_LIMIT, BOOKMARK_SORTS, NOTES_LENGTH, WORDS_MAX } from './constants'
import { FOLDER_LIMIT } from './folders/constants'
import { idParam } from '@/lib/articles/schema'
import { optionalText } from '@/lib/core/schema'

export const bookmarkKey = z.object({ articleId: idParam })

const id = z.int().min(1).max(2_147_483_647)
const unique = (ids: number[]) => [...new Set(ids)]

const notes = optionalText(NOTES_LENGTH, `Please use at most ${NOTES_LENGTH} characters`).transform(
  (text) => text ?? null,
)

/** The folders and notes of a saved bookmark, which replace the former ones. */
export const bookmarkInput = z.object({
  folderIds: z
    .array(id)
    .max(FOLDER_LIMIT, `You can keep at most ${FOLDER_LIMIT} folders`)
    .default([])
    .transform(unique),
  notes,
  /** Sent when a removal is undone, so that the bookmark returns to its place. */
  savedAt: z.iso
    .datetime()
    .refine((iso) => iso >= '2000' && !(new Date(iso) > new Date()), 'This is not a day in the past')
    .optional(),
})
export type BookmarkInput = z.output<typeof bookmarkInput>

export const notesInput = z.object({ notes })
export type NotesInput = z.output<typeof notesInput>

/**
 * `folderId` null moves into 'No Folder'. With `fromFolderId` the bookmarks leave that folder only, otherwise
 * every one.
 */
export const moveInput = z.object({
  articleIds: z.array(id).min(1, 'Please choose what to move').max(BOOKMARK_LIMIT).transform(unique),
  folderId: id.nullable(),
  fromFolderId: id.nullish(),
})
export type MoveInput = z.output<typeof moveInput>

/** The string 'null' means 'No Folder'; undefined means every bookmark. */
const folderParam = z.union([z.literal('null').transform(() => null), idParam])

export const bookmarkQuery = z.object({
  folderId: folderParam.optional(),
  /** At most one bookmark: that of this article. */
  articleId: idParam.optional(),
  q: z
    .string()
    .max(WORDS_MAX)
    .transform((text) => text.replace(/\0/g, '').trim())
    .optional(),
  sort: z.enum(BOOKMARK_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(10_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
})
export type BookmarkQuery = z.output<typeof bookmarkQuery>
