import 'server-only'
import { CONTENT_MAX } from '../constants'
import { renderApart } from '../rendering/gateway'
import { pictureAddress } from './rules/markup'
import type { ImportedWord, LeftOut, ReadPicture } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { AppError, invalid } from '@/lib/core/errors'
import { storeFigure } from '@/lib/figures/mutations'
import type { StoredFigure } from '@/lib/figures/types'
import { consume } from '@/lib/limits/mutations'

/**
 * Reads a Word document for the viewer's editor: its pictures become figures of the viewer, under the limits
 * of every figure, and its text is cleaned as every text is. No article and no draft is written. Throws
 * VALIDATION_FAILED for what cannot be read, RATE_LIMITED, SERVICE_UNAVAILABLE.
 */
export async function importWord(viewer: Verified, file: Buffer): Promise<ImportedWord> {
  await consume('wordImports', viewer.id)
  const { title, html, pictures, leftOut, tracked } = await renderApart(
    'word',
    file.toString('base64'),
    viewer.id,
  )
  const stored = await storePictures(viewer, pictures)
  const content = await renderApart('clean', withFigures(html, stored.figures), viewer.id)
  if (content.length > CONTENT_MAX) throw invalid('file', TOO_LONG)
  return { title, html: content, leftOut: [...leftOut, ...stored.leftOut], tracked }
}

const TOO_LONG = 'The document is longer than an article may be. Please divide it.'

type Stored = { figures: (StoredFigure | null)[]; leftOut: LeftOut[] }

/** One after the other: each of them waits for the account's row. */
async function storePictures(viewer: Verified, pictures: ReadPicture[]): Promise<Stored> {
  const stored: Stored = { figures: [], leftOut: [] }
  for (const { bytes, near } of pictures)
    try {
      stored.figures.push(await storeFigure(viewer, bytes))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      stored.figures.push(null)
      stored.leftOut.push({ what: `A picture: ${error.message}`, near })
    }
  return stored
}

/** Of a figure that was not stored the caption stays: cleaning drops an image without an address. */
const withFigures = (html: string, figures: (StoredFigure | null)[]) =>
  figures.reduce<string>(
    (text, figure, at) =>
      text.replace(
        `src="${pictureAddress(at)}"`,
        figure ? `src="${figure.src}" width="${figure.width}" height="${figure.height}"` : 'src=""',
      ),
    html,
  )
