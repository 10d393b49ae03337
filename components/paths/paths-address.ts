export const PATHS_PAGE = '/paths'

export const pathAddress = (slug: string): string => `${PATHS_PAGE}/${slug}`
