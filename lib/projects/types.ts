import type { CopyOutcome } from '@/lib/copies/types'
import type { ProjectItemKind, ProjectRole } from '@/prisma/generated/enums'

export type { ProjectItemKind, ProjectRole }

/** What the reader may do with a project: an owner everything, an editor change its items. */
export type Part = 'owner' | ProjectRole

/** A project as lists show it. */
export type ProjectCard = {
  id: string
  name: string
  description: string | null
  part: Part
  /** The name of its owner. */
  owner: string
  archived: boolean
  itemCount: number
  /** How many of them have changed since they were added, or are there no more. */
  changedCount: number
  /** Who it is shared with, without its owner. */
  memberCount: number
  updatedAt: string
}

export type ListedProject = ProjectCard & {
  /** Moves with what the project shows when it is printed; it says nothing else. */
  version: string
}

/** What has become of an item since it was added, or last marked as seen. */
export type ItemState = 'same' | 'changed' | 'gone'

export type ItemArticle = {
  id: number
  slug: string
  title: string
  excerpt: string
  revision: number
  /** For paying members, whom the reader is none of. */
  locked: boolean
}

export type ItemCalculation = {
  /** Null where it is another member's: the reader has no page of it. */
  id: string | null
  calculation: string
  standard: string | null
  outcome: CopyOutcome
  utilisation: number | null
  madeBy: string
  article: { slug: string; title: string } | null
  locked: boolean
}

export type Item = {
  id: number
  kind: ProjectItemKind
  /** The words of a heading or note; of anything else the remark beside it. */
  text: string | null
  /** What it is called; null for a heading or note. */
  title: string | null
  /** Null where it is of no article, or of one that is no longer published. */
  article: ItemArticle | null
  anchor: string | null
  /** The revision of the article that was seen last. */
  revision: number | null
  calculation: ItemCalculation | null
  state: ItemState
  /** The name of who added it; null where they are no member of the library any more. */
  addedBy: string | null
  updatedAt: string
}

/** Somebody who takes part in a project: others see the name and nothing else. */
export type Person = {
  /** Null for its owner. */
  id: number | null
  name: string
  part: Part
  you: boolean
}

/** An invitation that is open, as the owner sees it: it never says whether the address has an account. */
export type Invitation = { id: number; email: string; role: ProjectRole; createdAt: string }

/** An invitation as who is invited sees it. */
export type Invited = { projectId: string; name: string; owner: string; role: ProjectRole; createdAt: string }

export type ProjectComment = {
  id: number
  /** What it is about; null for the project as a whole. */
  itemId: number | null
  author: string
  content: string
  createdAt: string
  /** When its author last changed the words; null where they are what was posted. */
  editedAt: string | null
  /** Whether the reader wrote it. */
  own: boolean
  /** Whether the reader may delete it: their own, and as the owner any. */
  deletable: boolean
}

export type Project = ProjectCard & {
  items: Item[]
  people: Person[]
  /** Empty for everybody but its owner. */
  invitations: Invitation[]
  comments: ProjectComment[]
}

/** A project that was made of another: how many calculations were copied for it, and how many stayed out. */
export type Duplicated = { project: Project; copied: number; leftOut: number }
