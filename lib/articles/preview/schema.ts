import type { z } from 'zod'
import { draftPayload } from '../drafts/schema'

/** The fields as typed so far, without the note to the editors, which is not part of the article. */
export const previewInput = draftPayload.omit({ memberNote: true })
export type PreviewInput = z.output<typeof previewInput>
