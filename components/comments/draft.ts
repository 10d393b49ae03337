/** What a member typed under an article and has not sent yet, for as long as this tab lives; of nobody, nothing is kept. */
export function draftOf(memberId: string | undefined, articleId: number) {
  const key = `comment-draft:${memberId}:${articleId}`
  const forget = () => sessionStorage.removeItem(key)
  return {
    read: () => (memberId && sessionStorage.getItem(key)) || '',
    keep: (text: string) => (memberId && text ? sessionStorage.setItem(key, text) : forget()),
    forget,
  }
}
