/** What the page of an article shows of one reader and of this moment. */
export type Reading = {
  liked: boolean
  bookmarked: boolean
  likes: number
  comments: number
  views: number
}
