import { createHash } from 'node:crypto'

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Returns whether bytes are those that were stored under this checksum. */
export const isWhole = (bytes: Uint8Array, sha256: string): boolean => sha256Of(bytes) === sha256
