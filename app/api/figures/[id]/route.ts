import { readFigure } from '@/lib/figures/queries'
import { figureKey } from '@/lib/figures/schema'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', params: figureKey }, async ({ viewer, params }) => {
  const { mime, bytes } = await readFigure(viewer, params.id)
  return new Reply(bytes, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': 'inline',
      // What stands at an address never changes; only this browser may keep it.
      'Cache-Control': 'private, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
})
