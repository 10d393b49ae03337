import type { TOPIC_GROUPS } from './constants'

export type Category = { id: number; name: string; slug: string; description: string | null }
export type TopicGroup = (typeof TOPIC_GROUPS)[number]
export type Tag = { id: number; name: string; slug: string }
/** A tag and the heading under which the library lists it. */
export type Topic = Tag & { group: TopicGroup }
