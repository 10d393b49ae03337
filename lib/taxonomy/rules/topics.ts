import type { TopicGroup } from '../types'

const HEADINGS: Record<TopicGroup, string> = {
  materials: 'Materials',
  elements: 'Elements',
  actions: 'Actions',
  checks: 'Checks',
  standards: 'Standards',
  other: 'Other topics',
}

/** Returns the words under which a group of tags is listed. */
export const headingOf = (group: TopicGroup): string => HEADINGS[group]

/** Returns how many articles a category or a tag has, in words. */
export const articlesInWords = (count: number): string => (count === 1 ? '1 article' : `${count} articles`)
