/**
 * One version of an article in a list. `editor` is null where the account is deleted or the version was
 * imported.
 */
export type RevisionEntry = {
  revision: number
  editor: string | null
  note: string | null
  /** ISO 8601. */
  createdAt: string
  current: boolean
}

/** One version with its content. */
export type Revision = RevisionEntry & {
  title: string
  excerpt: string | null
  content: string
  reference: string | null
  /** Names, as far as there still are such a category and such tags. */
  category: string | null
  tags: string[]
}

/** The changes of a published article, latest first; the first publication is not among them. */
export type ChangeLog = {
  slug: string
  title: string
  /** The revision that readers see. */
  revision: number
  /** ISO 8601. */
  publishedAt: string
  changes: Pick<RevisionEntry, 'revision' | 'note' | 'createdAt'>[]
}

/** What a version keeps of an article. */
export type Versioned = {
  title: string
  excerpt: string | null
  content: string
  reference: string | null
  categoryId: number | null
  tagIds: number[]
}
