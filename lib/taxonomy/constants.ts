export const CATEGORY_NAME_MAX = 120
export const CATEGORY_DESCRIPTION_MAX = 500
export const TAG_NAME_MAX = 80
