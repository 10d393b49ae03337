import { z } from 'zod'
import { idParam } from '@/lib/articles/schema'
import { DEFAULT_COLOR, FOLDER_DESCRIPTION_LENGTH, FOLDER_NAME_LENGTH, FOLDER_PALETTE } from './constants'

const NO_NAME = 'Please enter a folder name'

const name = z
  .string({ error: NO_NAME })
  .trim()
  .min(1, NO_NAME)
  .max(FOLDER_NAME_LENGTH, `Please use at most ${FOLDER_NAME_LENGTH} characters`)

/** Left out means unchanged; empty means none. */
const description = z
  .string()
  .trim()
  .max(FOLDER_DESCRIPTION_LENGTH, `Please use at most ${FOLDER_DESCRIPTION_LENGTH} characters`)
  .nullish()
  .transform((text) => (text === '' ? null : text))

const color = z.enum(
  FOLDER_PALETTE.map((entry) => entry.color),
  'Please choose one of the eight colours',
)

export const folderKey = z.object({ id: idParam })

export const folderInput = z.object({ name, description, color: color.default(DEFAULT_COLOR) })
export type FolderInput = z.output<typeof folderInput>

export const folderChange = z.object({ name: name.optional(), description, color: color.optional() })
export type FolderChange = z.output<typeof folderChange>
