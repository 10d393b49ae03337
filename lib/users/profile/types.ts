/** Numbers of a member's entries, as their lists show them. */
export type Activity = { articles: number; likes: number; comments: number; bookmarks: number }
