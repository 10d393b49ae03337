import { socialPicture } from '@/components/layout/social-image'
import { plain } from '@/lib/http/plain'
import { listStandards } from '@/lib/standards/public/queries'

/** The picture of the register as it is shared: how many standards it has, and how many articles cite. */
export const GET = plain(async (): Promise<Response> => {
  const standards = await listStandards()
  const withdrawn = standards.filter(({ standing }) => standing.withdrawn).length
  const cited = standards.filter(({ articles }) => articles > 0).length
  return socialPicture({
    kind: 'Standards',
    title: 'What holds, what is superseded or withdrawn, and from when',
    lines: [
      `${standards.length} standards, of which ${withdrawn} are withdrawn`,
      `${cited} are cited by articles of the library`,
    ],
  })
})
