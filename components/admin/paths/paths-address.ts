export const ADMIN_PATHS_PAGE = '/admin/paths'

export const adminPathAddress = (id: number): string => `${ADMIN_PATHS_PAGE}/${id}`
