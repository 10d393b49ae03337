/** A standard by its slug, and a clause of it; null for the standard with all its clauses. */
export type NamedAt = { slug: string; clauseSlug: string | null }

type Naming = {
  id: number
  /** The sentence that names the place. */
  quote: string
  article: { slug: string; title: string }
  /** Where it is read. */
  href: string
}

export type NamingComment = Naming & { createdAt: string; author: { firstName: string; lastName: string } }

/** A note of the reader's own bookmark. */
export type NamingNote = Naming

/** The latest of them, and how many there are. */
export type Some<Item> = { items: Item[]; total: number }

/** What the reader finds of a place in comments and in notes of their own. */
export type Mentions = { comments: Some<NamingComment>; notes: Some<NamingNote> }
