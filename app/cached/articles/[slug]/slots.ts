/** The name of the place where the text of an article stands in its cached page. */
export const bodySlot = (articleId: number) => `body-${articleId}`
