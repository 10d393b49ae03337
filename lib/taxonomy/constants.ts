export const CATEGORY_NAME_MAX = 120
export const CATEGORY_DESCRIPTION_MAX = 500
export const TAG_NAME_MAX = 80

/** Under which headings the library lists tags, in this order. */
export const TOPIC_GROUPS = ['materials', 'elements', 'actions', 'checks', 'standards', 'other'] as const
