import type { DraftPayload } from './schema'

export type Draft = { payload: DraftPayload; updatedAt: string }
