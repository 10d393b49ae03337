import { z } from 'zod'
import { DESCRIPTION_LENGTH, PROJECT_NAME_LENGTH } from './constants'
import { optionalText, requiredText } from '@/lib/core/schema'

export const projectKey = z.object({ id: z.uuid() })

const name = requiredText('Please name this project', PROJECT_NAME_LENGTH)
/** Left out means unchanged; empty means none. */
const description = optionalText(DESCRIPTION_LENGTH).optional()

/** What is typed into the form. */
export const projectForm = z.object({ name, description })
export type ProjectForm = z.output<typeof projectForm>

/** A project of a bookmark folder, which names it, or one with nothing in it. */
export const projectInput = z
  .object({ folderId: z.int().min(1).max(2_147_483_647).optional(), name: name.optional(), description })
  .refine(({ folderId, name }) => folderId !== undefined || name !== undefined, {
    path: ['name'],
    message: 'Please name this project',
  })
export type ProjectInput = z.output<typeof projectInput>

export const projectChange = z.object({
  name: name.optional(),
  description,
  archived: z.boolean().optional(),
})
export type ProjectChange = z.output<typeof projectChange>
