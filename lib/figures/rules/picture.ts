import { readJpeg } from './jpeg'
import { readPng } from './png'
import { readWebp } from './webp'
import type { FIGURE_TYPES } from '../constants'

/** A picture as its own bytes describe it; `bytes` are those without metadata. */
export type Picture = Measured & { mime: (typeof FIGURE_TYPES)[number]; bytes: Uint8Array<ArrayBuffer> }
type Measured = { width: number; height: number }
export type Read = Measured & { kept: Uint8Array[] }

const READERS = { 'image/png': readPng, 'image/jpeg': readJpeg, 'image/webp': readWebp } as const

/**
 * What a file is, by its first bytes and not by its name, and how large. Where a camera was and when, its
 * owner's name and other comments are left out. Null for anything that is not one of the three kinds, and for
 * one that is cut off.
 */
export function readPicture(file: Uint8Array): Picture | null {
  for (const [mime, read] of Object.entries(READERS)) {
    const found = read(file)
    if (found && found.width > 0 && found.height > 0)
      return {
        mime: mime as Picture['mime'],
        width: found.width,
        height: found.height,
        bytes: new Uint8Array(Buffer.concat(found.kept)),
      }
  }
  return null
}
