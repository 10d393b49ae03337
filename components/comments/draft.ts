/**
 * What a member typed under an article, or in answer to a comment there, and has not sent yet, for as long as
 * this tab lives; of nobody, nothing is stored.
 */
export function draftOf(memberId: string | undefined, articleId: number, parentId: number | null) {
  const key = `comment-draft:${memberId}:${articleId}${parentId === null ? '' : `:${parentId}`}`
  const forget = () => sessionStorage.removeItem(key)
  return {
    read: () => (memberId && sessionStorage.getItem(key)) || '',
    keep: (text: string) => (memberId && text ? sessionStorage.setItem(key, text) : forget()),
    forget,
  }
}
