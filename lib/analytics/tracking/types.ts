/**
 * What the three calls are sent (section 7 of the specification); the keys make an event that is sent again
 * the same event.
 */
export type PageViewEvent = {
  sessionId: string
  pageUrl: string
  pageTitle: string
  referrer: string
  /** Seconds in which the page was in sight. */
  timeOnPage?: number
  /** Percent of the page. */
  scrollDepth?: number
  bounced?: boolean
  viewKey: string
}

export type EngagementEvent = {
  sessionId: string
  articleId?: number
  engagementType: string
  timeSpent?: number
  scrollDepth?: number
  shareDestination?: string
  downloadType?: string
  eventKey: string
}

export type SearchedEvent = {
  sessionId: string
  query: string
  resultsCount: number
  clickedResult: number
  rank: number
  pageUrl: string
}
