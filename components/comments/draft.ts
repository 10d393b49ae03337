/** What was typed under an article and not sent yet, for as long as this tab lives. */
export function draftOf(articleId: number) {
  const key = `comment-draft:${articleId}`
  return {
    read: () => sessionStorage.getItem(key) ?? '',
    keep: (text: string) => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)),
    forget: () => sessionStorage.removeItem(key),
  }
}
