import { z } from 'zod'
import { BATCH_MAX, ENGAGEMENT_TYPES, MAX_STAY_SECONDS } from '../constants'
import { pathOf, sourceOf } from '../rules/addresses'

/** 'session_', a moment and something random: what the browser made up for one visit. */
const sessionId = z.string().regex(/^session_[A-Za-z0-9_-]{8,80}$/, 'This is not the id of a visit')
/** What makes an event that is sent again the same event. */
const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .nullish()

/** Half a character, sent or left over by cutting, is no text that can be stored. */
const text = (longest: number) =>
  z
    .string()
    .transform((value) => value.slice(0, longest).replace(/\p{Cs}/gu, '\ufffd'))
    .nullish()
const whole = (highest: number) =>
  z
    .number()
    .min(0)
    .transform((value) => Math.min(highest, Math.round(value)))
    .nullish()
const percent = z.number().min(0).max(100).transform(Math.round).nullish()
const articleId = z.coerce.number().int().min(1).max(2_147_483_647)

const pageUrl = z.string().min(1).max(4000).transform(pathOf)

const pageView = z.object({
  sessionId,
  pageUrl,
  pageTitle: text(300),
  referrer: z.string().max(4000).transform(sourceOf).nullish(),
  timeOnPage: whole(MAX_STAY_SECONDS),
  scrollDepth: percent,
  bounced: z.boolean().nullish(),
  viewKey: key,
})
export type PageViewInput = z.output<typeof pageView>

const engagement = z.object({
  sessionId,
  articleId: articleId.nullish(),
  engagementType: z.enum(ENGAGEMENT_TYPES),
  timeSpent: whole(MAX_STAY_SECONDS),
  scrollDepth: percent,
  shareDestination: text(60),
  downloadType: text(60),
  eventKey: key,
})
export type EngagementInput = z.output<typeof engagement>

const searched = z.object({
  sessionId,
  query: z.string().max(1000),
  resultsCount: z.number().int().min(0).nullish(),
  /** The article that was opened. */
  clickedResult: articleId.nullish(),
  /** Where it stood among the results, from 1. */
  rank: z.number().int().min(1).max(1000).nullish(),
  pageUrl: pageUrl.nullish(),
})
export type SearchedInput = z.output<typeof searched>

/**
 * One event as the specification writes it, or several of them; what is wrong is named as if it stood alone.
 */
const batch = <T extends z.ZodType>(event: T) => {
  const several = z.array(event).min(1).max(BATCH_MAX)
  return z.unknown().transform((value, context): z.output<T>[] => {
    const read = Array.isArray(value) ? several.safeParse(value) : event.safeParse(value)
    if (read.success) return [read.data].flat() as z.output<T>[]
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', path: path, message })
    return z.NEVER
  })
}

export const pageViewBatch = batch(pageView)
export const engagementBatch = batch(engagement)
export const searchedBatch = batch(searched)
