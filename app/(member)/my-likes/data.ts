import { readingsOf } from '@/lib/articles/reading/queries'
import { isVerified } from '@/lib/auth/access'
import { pageData } from '@/lib/http/page-data'
import { listLikes } from '@/lib/likes/queries'

export const myLikes = pageData('/my-likes', 'signedIn', async (viewer) => {
  if (!isVerified(viewer)) return { likes: [], readings: [] }
  const likes = await listLikes(viewer)
  const readings = await readingsOf(
    viewer,
    likes.map(({ article }) => article.id),
  )
  return { likes, readings: [...readings] }
})
