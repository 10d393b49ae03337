import { route } from '@/lib/http/route'
import { findStandards } from '@/lib/standards/public/queries'
import { standardsQuery } from '@/lib/standards/public/schema'

export const GET = route({ access: 'public', query: standardsQuery }, ({ query }) => findStandards(query.q))
