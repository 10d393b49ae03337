import type { z } from 'zod'
import { draftPayload } from '../drafts/schema'

/** What is typed so far; the note to the editors is not part of the article. */
export const previewInput = draftPayload.omit({ memberNote: true })
export type PreviewInput = z.output<typeof previewInput>
