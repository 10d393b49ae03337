import { readOpenFigure } from '@/lib/figures/queries'
import { figureKey } from '@/lib/figures/schema'
import { plain } from '@/lib/http/plain'

type Context = { params: Promise<{ id: string }> }

/** A figure of an article that is open to everybody. It may be closed again: browsers ask once an hour. */
export const GET = plain(async (_request: Request, { params }: Context): Promise<Response> => {
  const { data: key } = figureKey.safeParse(await params)
  const figure = key && (await readOpenFigure(key.id))
  if (!figure) return new Response(null, { status: 404 })
  return new Response(Uint8Array.from(figure.bytes), {
    headers: {
      'Content-Type': figure.mime,
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
})
