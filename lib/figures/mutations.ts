import 'server-only'
import { FIGURE_SIDE, FIGURES_AN_ACCOUNT } from './constants'
import { discardObject, hasStorage, writeObject } from './gateway'
import { sha256Of } from './rules/checksum'
import { readPicture } from './rules/picture'
import type { StoredFigure } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { randomToken } from '@/lib/core/server/crypto'
import { db, type Prisma, type Tx } from '@/lib/core/server/db'
import { conflict, invalid } from '@/lib/core/errors'
import { consume } from '@/lib/limits/mutations'

/**
 * Lets the articles that this transaction stores show any figure that is new in their text: an editor may put
 * in what is not the author's. Every other text shows its author's figures and those that any reader may see.
 */
export async function allowForeignFigures(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT set_config('loadpath.editor', 'on', true)`
}

/**
 * Lets the article that this transaction stores show again what it has shown at any time: a version is
 * restored, and nobody puts anything in.
 */
export async function allowFormerFigures(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT set_config('loadpath.editor', 'restore', true)`
}

/**
 * Stores a picture for the viewer's articles, without the metadata of cameras. The same picture again returns
 * the stored one. Throws VALIDATION_FAILED for what is no picture or too large, CONFLICT for an account at
 * its limit of figures, RATE_LIMITED, SERVICE_UNAVAILABLE where the object storage is away.
 */
export async function storeFigure(viewer: Verified, file: Uint8Array): Promise<StoredFigure> {
  await consume('figures', viewer.id)
  const picture = readPicture(file)
  if (!picture) throw invalid('file', 'Please choose a PNG, JPEG or WebP image')
  const { mime, width, height, bytes } = picture
  if (width > FIGURE_SIDE || height > FIGURE_SIDE)
    throw invalid('file', `The image is larger than ${FIGURE_SIDE} by ${FIGURE_SIDE} pixels`)
  const sha256 = sha256Of(bytes)
  const id = randomToken().slice(0, 22)
  // The object first, then its row, and outside the transaction: a slow storage keeps no connection busy.
  const inStorage = hasStorage() && !(await isKnown(viewer, sha256))
  if (inStorage) await writeObject(id, bytes, mime)
  let stored = ''
  try {
    const data = { id, ownerId: viewer.id, mime, width, height, sha256, bytes: inStorage ? null : bytes }
    stored = await rowOf(data)
  } finally {
    if (inStorage && stored !== id) await discardObject(id)
  }
  return { id: stored, src: `/api/figures/${stored}`, width, height }
}

const isKnown = async (viewer: Verified, sha256: string): Promise<boolean> =>
  (await db.figure.count({ where: { ownerId: viewer.id, sha256 } })) > 0

type NewFigure = Prisma.FigureUncheckedCreateInput & { ownerId: string }

/** Returns the id of the row that the account has for these bytes, which is the new one or an earlier one. */
const rowOf = (data: NewFigure): Promise<string> =>
  db.$transaction(async (tx) => {
    // One at a time for each account: two at once would both be the last that is allowed.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${data.ownerId} FOR NO KEY UPDATE`
    const [known] = await tx.figure.updateManyAndReturn({
      where: { ownerId: data.ownerId, sha256: data.sha256 },
      data: { idleSince: databaseNow() },
      select: { id: true },
    })
    if (known) return known.id
    if ((await tx.figure.count({ where: { ownerId: data.ownerId } })) >= FIGURES_AN_ACCOUNT)
      throw conflict(`An account can keep ${FIGURES_AN_ACCOUNT} figures, and yours has as many`)
    return (await tx.figure.create({ data, select: { id: true } })).id
  })
