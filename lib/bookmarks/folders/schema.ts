import { z } from 'zod'
import { idParam, optionalText, requiredText } from '@/lib/core/schema'
import { DEFAULT_COLOR, FOLDER_DESCRIPTION_LENGTH, FOLDER_NAME_LENGTH, FOLDER_PALETTE } from './constants'

const NO_NAME = 'Please enter a folder name'

const name = requiredText(NO_NAME, FOLDER_NAME_LENGTH)

/** Left out means unchanged; empty means none. */
const description = optionalText(FOLDER_DESCRIPTION_LENGTH)

const color = z.enum(
  FOLDER_PALETTE.map((entry) => entry.color),
  'Please choose one of the eight colours',
)

export const folderKey = z.object({ id: idParam })

export const folderInput = z.object({ name, description, color: color.default(DEFAULT_COLOR) })
export type FolderInput = z.output<typeof folderInput>

export const folderChange = z.object({ name: name.optional(), description, color: color.optional() })
export type FolderChange = z.output<typeof folderChange>
