import type { DataEntry } from './types'
import { isVerified } from '@/lib/auth/access'
import type { Viewer } from '@/lib/auth/viewer'

/** Returns whether a reader may see the values of a table. */
export const mayRead = (viewer: Viewer | null, { open }: Pick<DataEntry, 'open'>): boolean =>
  open || (viewer !== null && isVerified(viewer))
