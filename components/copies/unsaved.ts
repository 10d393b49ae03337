import type { OpenCopy } from '@/lib/copies/types'

/** Returns what is entered as a text that is the same for the same values, in whatever order. */
export const keyed = ({ values, region }: OpenCopy['entered']): string =>
  JSON.stringify([Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)), region])
