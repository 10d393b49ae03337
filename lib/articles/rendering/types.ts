import type { DocumentText, Rendered } from '../rules/rendering'

/** What the thread does with HTML, and what it returns. */
export type RenderingTasks = {
  /** HTML from outside, cleaned. */
  clean: string
  /** Cleaned HTML, rendered. */
  render: Rendered
  /** HTML from outside, cleaned and rendered. */
  article: Rendered & { content: string }
  /** A synced document, cleaned, without what its readers are not shown. */
  document: DocumentText
}

export type RenderingTask = keyof RenderingTasks
