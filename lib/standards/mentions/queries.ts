import 'server-only'
import { sentenceNaming } from '../rules/mentioning'
import type { NamedAt } from './types'
import { Prisma } from '@/lib/core/server/db'
import { shorten } from '@/lib/core/text'

const QUOTE_MAX = 300

/**
 * SQL of the comments, or of the bookmarks, that name a place: their id as `id`, and the name of the
 * standard. Whose they are and who may read them is for the statement around it.
 */
export const namingOf = (column: 'comment_id' | 'bookmark_id', { slug, clauseSlug }: NamedAt) => {
  const id = Prisma.raw(`m.${column}`)
  const clause = clauseSlug === null ? Prisma.empty : Prisma.sql`AND m.clause_slug = ${clauseSlug}`
  return Prisma.sql`SELECT DISTINCT ${id} AS id, s.name AS standard FROM standards s JOIN mentions m ON m.standard = s.name
    WHERE s.slug = ${slug} AND ${id} IS NOT NULL ${clause}`
}

/** Returns what a text says of a place, at most QUOTE_MAX characters: the sentence that names it. */
export const quoteOf = (text: string, standard: string, { clauseSlug }: NamedAt): string =>
  shorten(sentenceNaming(text, { standard, clauseSlug }) ?? text, QUOTE_MAX)
