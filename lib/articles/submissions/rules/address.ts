/** Where the author of an article edits it, sends it again, and reads why it came back. */
export const resubmitAddress = (articleId: number) => `/submit-article?article=${articleId}`
