export const BOOKMARK_LIMIT = 2000
export const NOTES_LENGTH = 2000
export const PAGE_SIZE = 50
/** Characters of the words that bookmarks are narrowed by. */
export const WORDS_MAX = 300

/** How a list of bookmarks can be ordered; the first is the order unless said. */
export const BOOKMARK_SORTS = ['newest', 'oldest', 'title', 'shortest'] as const
export type BookmarkSort = (typeof BOOKMARK_SORTS)[number]

/** The addresses that every list of bookmarks, and the list of folders, is kept under in the browser. */
export const BOOKMARKS = '/api/bookmarks'
export const FOLDERS = '/api/bookmark-folders'
