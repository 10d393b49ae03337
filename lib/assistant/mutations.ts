import 'server-only'
import { NOT_ANSWERED } from './constants'
import { hasModel, streamModelLines } from './gateway'
import { type Asked, isIndexing, retrieveFor, typesetSections, valuesFor } from './queries'
import { parseClaim } from './rules/lines'
import { isSupported } from './rules/verifying'
import type { AssistantEvent, Claim } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { db, type Prisma } from '@/lib/core/server/db'
import { AppError, notFound } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { consume } from '@/lib/limits/mutations'

/**
 * Returns the events of an answer, after every check that may refuse it. Throws RATE_LIMITED, NOT_FOUND for
 * an article that is not in the library, and SERVICE_UNAVAILABLE while the library is being read.
 */
export async function answer(viewer: Verified, asked: Asked): Promise<AsyncIterable<AssistantEvent>> {
  await consume('assistant', viewer.id)
  await consume('assistantDaily', viewer.id)
  const retrieved = await retrieveFor(viewer, asked)
  const values = await valuesFor(viewer, retrieved.question, retrieved.passages)
  if (!values.direct && retrieved.passages.length === 0 && (await isIndexing()))
    throw new AppError('SERVICE_UNAVAILABLE', 'The library is being read. Please ask again in a moment.', {
      retryAfter: 5,
    })
  return events(viewer, asked.question, { ...retrieved, ...values })
}

async function* events(
  viewer: Verified,
  question: string,
  {
    passages,
    share,
    understood,
    question: taken,
    direct,
    disagreement,
    outside,
    missing,
    readings,
  }: Awaited<ReturnType<typeof retrieveFor>> & Awaited<ReturnType<typeof valuesFor>>,
): AsyncGenerator<AssistantEvent> {
  const answered = passages.length > 0 || direct !== null || disagreement !== null
  yield { type: 'understood', understood }
  if (direct) yield { type: 'direct', answer: direct }
  if (disagreement) yield { type: 'disagreement', disagreement }
  if (outside) yield { type: 'outside', outside }
  if (missing) yield { type: 'missing', missing }
  if (readings.length > 0) yield { type: 'readings', readings }
  yield { type: 'passages', passages }
  const claims: Claim[] = []
  let dropped = 0
  let kept: { id: number } | undefined
  const keep = async () =>
    (kept ??= await db.assistantQuestion.create({
      data: {
        userId: viewer.id,
        question,
        answered,
        answer: {
          share,
          passages: passages.map(({ id, title, section }) => ({ id, title, section })),
          claims,
          dropped,
        } satisfies Prisma.InputJsonObject,
      },
      select: { id: true },
    }))
  try {
    const sections = await sectionsOrNone(viewer, passages)
    if (Object.keys(sections).length > 0) yield { type: 'typeset', sections }
    if (passages.length > 0 && (await mayUseModel()))
      for await (const line of modelLinesOrNone(taken, passages)) {
        const claim = parseClaim(line)
        if (!claim) continue
        if (!isSupported(claim, passages)) dropped++
        else {
          claims.push(claim)
          yield { type: 'claim', claim }
        }
      }
    yield {
      type: 'end',
      id: (await keep()).id,
      answered,
      by: !answered ? null : claims.length > 0 ? 'model' : 'extraction',
      message: answered ? null : NOT_ANSWERED,
    }
  } finally {
    // Also where the reader has left in the middle.
    await keep()
  }
}

/** Returns the sections as their articles show them; none where they cannot be taken out now. */
async function sectionsOrNone(
  ...asked: Parameters<typeof typesetSections>
): ReturnType<typeof typesetSections> {
  try {
    return await typesetSections(...asked)
  } catch (error) {
    if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') return {}
    log.warn({ error: String(error) }, 'the assistant quotes without tables and equations')
    return {}
  }
}

/** Returns the lines of the model, and no more once it fails: the passages are there. */
async function* modelLinesOrNone(...asked: Parameters<typeof streamModelLines>): AsyncGenerator<string> {
  try {
    yield* streamModelLines(...asked)
  } catch (error) {
    log.warn({ error: String(error) }, 'the assistant answers without its model')
  }
}

/**
 * Returns whether the model may be asked: all members together have a limit of answers a day, beyond which
 * the assistant answers by extraction.
 */
async function mayUseModel(): Promise<boolean> {
  if (!hasModel()) return false
  try {
    await consume('assistantModel', 'everybody')
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}

/** Throws NOT_FOUND where the viewer asked no such question. */
export async function recordFeedback(
  viewer: Verified,
  id: number,
  helpful: boolean,
): Promise<{ helpful: boolean }> {
  const { count } = await db.assistantQuestion.updateMany({
    where: { id, userId: viewer.id },
    data: { helpful },
  })
  if (count === 0) throw notFound('Question')
  return { helpful }
}
