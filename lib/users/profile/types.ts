/** How much of each a member has, as far as the lists show it. */
export type Activity = { articles: number; likes: number; comments: number; bookmarks: number }
