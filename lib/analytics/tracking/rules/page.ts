import { ENGAGEMENT, PAGE_VIEW, READ_DEPTH, READ_SECONDS } from '../constants'
import type { EngagementEvent, PageViewEvent } from '../types'
import { queue } from './sending'
import { randomKey, sessionId } from './visit'

/** One page in sight: how long, and how far down it was seen. */
export class VisiblePage {
  private readonly viewKey = randomKey()
  private readonly pageTitle = document.title
  private readonly article = visibleArticleId()
  private seconds = 0
  private since: number | null = document.visibilityState === 'visible' ? performance.now() : null
  private depth = 0
  private read = false
  private noted = 0

  constructor(
    private readonly path: string,
    private readonly referrer: string,
  ) {
    queue(PAGE_VIEW, this.event())
    this.scrolled()
  }

  scrolled(): void {
    const { scrollHeight } = document.documentElement
    const seen = Math.round(((window.scrollY + window.innerHeight) / Math.max(1, scrollHeight)) * 100)
    this.depth = Math.min(100, Math.max(this.depth, seen))
  }

  shown(): void {
    this.since ??= performance.now()
  }

  /** Goes out of sight, perhaps for good: what is known so far is told, and told again when there is more. */
  hidden(bounced: boolean): void {
    if (this.since === null && this.noted > 0) return
    if (this.since !== null) this.seconds += (performance.now() - this.since) / 1000
    this.since = null
    this.noted++
    const timeOnPage = Math.round(this.seconds)
    queue(PAGE_VIEW, { ...this.event(), timeOnPage, scrollDepth: this.depth, bounced })
    if (this.article === undefined || this.read || this.depth < READ_DEPTH || this.seconds < READ_SECONDS)
      return
    this.read = true
    this.engaged('read', { timeSpent: timeOnPage, scrollDepth: this.depth })
  }

  /** Prints and copies belong to the article in sight; elsewhere they are nothing. */
  engaged(engagementType: string, more: Partial<EngagementEvent> = {}): void {
    const articleId = more.articleId ?? this.article
    if (articleId === undefined) return
    const event: EngagementEvent = {
      sessionId: sessionId(),
      engagementType,
      eventKey: randomKey(),
      ...more,
      articleId,
    }
    queue(ENGAGEMENT, event)
  }

  private event(): PageViewEvent {
    const { path: pageUrl, pageTitle, referrer, viewKey } = this
    return { sessionId: sessionId(), pageUrl, pageTitle, referrer, viewKey }
  }
}

function visibleArticleId(): number | undefined {
  const id = document.querySelector<HTMLElement>('[data-article]')?.dataset.article
  return id ? Number(id) : undefined
}
