import { socialPicture } from '@/components/layout/social-image'
import { faceLines, faceName } from '@/components/standards/sharing'
import { plain } from '@/lib/http/plain'
import { faceOfStandard } from '@/lib/standards/public/queries'

type Context = { params: Promise<{ place: string[] }> }

/** The picture of a shared standard, or of one of its clauses: name, status and how many articles cite it. */
export const GET = plain(async (_request: Request, { params }: Context): Promise<Response> => {
  const [slug = '', clause, ...more] = (await params).place
  const face = more.length > 0 ? null : await faceOfStandard(slug, clause)
  if (!face) return new Response(null, { status: 404 })
  return socialPicture({
    kind: face.place === null ? 'Standard' : 'Clause of a standard',
    title: faceName(face),
    lines: faceLines(face),
  })
})
