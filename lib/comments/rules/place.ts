/** Returns the id that a comment has on the page of its article. */
export const commentPlace = (id: number) => `comment-${id}`

/** Returns the address at which a comment is read, below its article. */
export const commentAddress = (slug: string, id: number) => `/articles/${slug}#${commentPlace(id)}`

/** Returns the comment that the fragment of an address ("#comment-12") leads to; null where it is none. */
export function linkedComment(fragment: string): number | null {
  const id = /^#comment-([1-9]\d{0,9})$/.exec(fragment)?.[1]
  return id === undefined ? null : Number(id)
}
