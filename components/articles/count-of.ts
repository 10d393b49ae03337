/** Returns how often an article was read, in words. Pages of both sides say it. */
export const countOf = (views: number) => `${views} ${views === 1 ? 'view' : 'views'}`
