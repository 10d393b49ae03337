import type { ListQuery } from '../schema'

/** Whether a list is the whole library in its own order, on whichever page: the featured articles lead it. */
export const isWholeLibrary = ({ categoryId, tagSlug, standard, calculation, reading, sort }: ListQuery) =>
  !(categoryId ?? tagSlug ?? standard ?? calculation ?? reading) && (sort ?? 'newest') === 'newest'
