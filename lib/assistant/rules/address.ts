/** Returns the address of the assistant: with a question already typed, or about an article. */
export function assistantAddress({ question, article }: { question?: string; article?: string }): string {
  const query = new URLSearchParams()
  if (question) query.set('q', question)
  if (article) query.set('article', article)
  return `/assistant?${query.toString()}`
}
