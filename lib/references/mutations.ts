import 'server-only'
import { PARSER } from './constants'
import { parseReference, parseReferences } from './rules/parse'
import { standardOf } from './rules/standards'
import type { ParsedReference } from './types'
import type { Prisma, Tx } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'

type Meaning = Omit<ParsedReference, 'raw' | 'amendment' | 'standard'>

/**
 * Parses an article's reference lines again, in the caller's transaction. A line that an admin has corrected
 * stays as corrected.
 */
export async function storeReferences(tx: Tx, articleId: number, text: string | null): Promise<void> {
  // Takes the lock before any row: a correction holds it while it waits for rows.
  await sharingCorrections(tx)
  await tx.articleReference.deleteMany({ where: { articleId } })
  const parsed = parseReferences(text)
  if (parsed.length === 0) return
  const corrections = await correctionsOf(
    tx,
    parsed.map(({ raw }) => raw),
  )
  await tx.articleReference.createMany({
    data: parsed.map((line, position) => {
      const meaning = corrections.get(line.raw)
      return {
        ...line,
        ...(meaning && { ...meaning, standard: standardMeant(meaning), corrected: true }),
        articleId,
        position,
        parsedWith: PARSER,
      }
    }),
  })
}

/** Makes every row of a line mean this; returns how many. Part of the caller's transaction. */
export async function readAs(
  tx: Tx,
  line: string,
  meaning: Meaning & { corrected: boolean },
): Promise<number> {
  const { type, body, number, part, year, locality, localityType, corrected } = meaning
  return tx.$executeRaw`
    UPDATE article_references SET type = ${type}::"ReferenceType", body = ${body}, number = ${number}, part = ${part}, year = ${year},
      locality = ${locality}, locality_type = ${localityType}, standard = ${standardMeant(meaning)},
      corrected = ${corrected}, amendment = ${parseReference(line).amendment}, parsed_with = ${PARSER}
    WHERE md5(raw) = md5(${line}) AND raw = ${line}`
}

/** A publication has a number and is still no standard. */
const standardMeant = ({ type, body, number, part }: Meaning) =>
  type === 'publication' || type === 'other' ? null : standardOf({ body, number, part })

async function correctionsOf(tx: Tx, lines: string[]): Promise<Map<string, Meaning>> {
  const found = await tx.$queryRaw<(Meaning & { line: string })[]>`
    SELECT line, type::text AS type, body, number, part, year, locality, locality_type AS "localityType"
    FROM reference_corrections WHERE md5(line) IN (SELECT md5(l) FROM unnest(${lines}::text[]) l)`
  return new Map(found.map(({ line, ...meaning }) => [line, meaning]))
}

/** Locks storing lines and correcting them against each other, so that neither misses the other's rows. */
const sharingCorrections = (tx: Tx) =>
  tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock_shared(${LOCKS.corrections})) held`
export const holdCorrections = (tx: Tx): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${LOCKS.corrections})) held`

type Outdated = { id: number; raw: string }

/**
 * Parses again some lines that an older parser wrote, other than corrected ones. Part of the caller's
 * transaction; returns how many it looked at.
 */
export async function reparse(tx: Tx, limit: number): Promise<number> {
  await sharingCorrections(tx)
  const rows = await tx.$queryRaw<Outdated[]>`
    SELECT id, raw FROM article_references WHERE parsed_with < ${PARSER} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`
  if (rows.length === 0) return 0
  const parsed = rows.map(({ id, raw }) => ({ id, ...parseReference(raw) }) satisfies Prisma.InputJsonObject)
  await tx.$executeRaw`
    UPDATE article_references r SET parsed_with = ${PARSER}, amendment = n.amendment,
      type = CASE WHEN r.corrected THEN r.type ELSE n.type::"ReferenceType" END,
      body = CASE WHEN r.corrected THEN r.body ELSE n.body END,
      number = CASE WHEN r.corrected THEN r.number ELSE n.number END,
      part = CASE WHEN r.corrected THEN r.part ELSE n.part END,
      year = CASE WHEN r.corrected THEN r.year ELSE n.year END,
      locality = CASE WHEN r.corrected THEN r.locality ELSE n.locality END,
      locality_type = CASE WHEN r.corrected THEN r.locality_type ELSE n."localityType" END,
      standard = CASE WHEN r.corrected THEN r.standard ELSE n.standard END
    FROM jsonb_to_recordset(${JSON.stringify(parsed)}::jsonb) AS n(id int, type text, body text, number text, part text, year int,
      amendment text, locality text, "localityType" text, standard text)
    WHERE r.id = n.id`
  return rows.length
}
