import type { ReadingPathItemKind } from '@/prisma/generated/enums'

export type { ReadingPathItemKind }
export type StepKind = Exclude<ReadingPathItemKind, 'section'>

/** A step as one reader has it. */
export type PathStep = {
  id: number
  kind: StepKind
  /** What to take from it, and why it comes here. */
  text: string
  title: string
  /** The section of the article that is meant. */
  heading: string | null
  href: string
  articleId: number | null
  /** Minutes; null for what is not read. */
  readTime: number | null
  /** For paying members, whom the reader is none of. */
  locked: boolean
  done: boolean
}

export type PathSection = { name: string | null; steps: PathStep[] }

/** A path as lists show it. */
export type PathCard = {
  slug: string
  title: string
  summary: string
  audience: string
  /** How many articles it leads through, and the minutes that reading each of them once takes. */
  articles: number
  minutes: number
  /** Of some of them only a section or calculation is a step: then the minutes are at most these. */
  inPart: boolean
  steps: number
  /** How many steps the reader has done. */
  done: number
  /** Whether the reader has begun it. */
  begun: boolean
}

export type Path = PathCard & { sections: PathSection[] }

/** Where an article stands in a path that the reader has begun. */
export type PathPlace = {
  slug: string
  title: string
  step: number
  steps: number
  previous: PathLink | null
  next: PathLink | null
}
export type PathLink = { title: string; href: string }

/** What administrators see of a path in their list. */
export type AdminPathCard = {
  id: number
  slug: string
  title: string
  published: boolean
  steps: number
  /** Steps that readers do not see now: the article is not published, or holds the calculation no longer. */
  hidden: number
  readers: number
  updatedAt: string
}

export type AdminPathItem = {
  id: number
  kind: ReadingPathItemKind
  text: string
  /** What it shows; of a section its name. */
  title: string
  heading: string | null
  href: string | null
  /** Whether readers see it now. */
  shown: boolean
}

export type AdminPath = Pick<PathCard, 'slug' | 'title' | 'summary' | 'audience'> & {
  id: number
  published: boolean
  items: AdminPathItem[]
}

/** An article that a step can show, with what can be named in it. */
export type PathArticle = {
  id: number
  title: string
  headings: { id: string; text: string }[]
  calculations: { key: string; title: string }[]
}
