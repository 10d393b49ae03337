export const USERS_PAGE_SIZE = 50
export const USERS_PAGE_SIZE_MAX = 200
