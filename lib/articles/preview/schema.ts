import type { z } from 'zod'
import { draftPayload } from '../drafts/schema'

/** The fields as typed so far, without what a reader of the article does not see. */
export const previewInput = draftPayload.omit({ memberNote: true })
export type PreviewInput = z.output<typeof previewInput>
