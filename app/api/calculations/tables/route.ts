import { tablesForAuthors } from '@/lib/calculations/tables/queries'
import { route } from '@/lib/http/route'

/** The tables that lines may read, for the editor, which checks them while they are typed. */
export const GET = route({ access: 'verified' }, ({ viewer }) => tablesForAuthors(viewer))
