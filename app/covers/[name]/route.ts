import { coverAt } from '@/lib/articles/covers/queries'
import { plain } from '@/lib/http/plain'

type Context = { params: Promise<{ name: string }> }

/** The small picture of an article, at an address that is made of the picture itself. */
export const GET = plain(async (_request: Request, { params }: Context): Promise<Response> => {
  const cover = await coverAt(`/covers/${(await params).name}`)
  if (!cover) return new Response(null, { status: 404 })
  return new Response(cover, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
})
