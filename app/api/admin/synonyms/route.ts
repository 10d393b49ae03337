import { route } from '@/lib/http/route'
import { addSynonym } from '@/lib/search/synonyms/mutations'
import { listSynonyms } from '@/lib/search/synonyms/queries'
import { synonymInput } from '@/lib/search/synonyms/schema'

export const GET = route({ access: 'admin' }, ({ viewer }) => listSynonyms(viewer))

export const POST = route({ access: 'admin', body: synonymInput, status: 201 }, ({ viewer, body }) =>
  addSynonym(viewer, body),
)
