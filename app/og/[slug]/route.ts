import { socialPicture } from '@/components/layout/social-image'
import { coverAt } from '@/lib/articles/covers/queries'
import { faceOf } from '@/lib/articles/queries'
import { plain } from '@/lib/http/plain'

type Context = { params: Promise<{ slug: string }> }

/** The picture of a shared article: its title, category and first drawing, which are public. */
export const GET = plain(async (_request: Request, { params }: Context): Promise<Response> => {
  const about = await faceOf((await params).slug)
  if (!about) return new Response(null, { status: 404 })
  return socialPicture({
    kind: about.category ?? 'Article',
    title: about.title,
    cover: await coverAt(about.cover),
  })
})
