import { route } from '@/lib/http/route'
import { createCategory } from '@/lib/taxonomy/mutations'
import { listCategories } from '@/lib/taxonomy/queries'
import { categoryInput } from '@/lib/taxonomy/schema'

export const GET = route({ access: 'public' }, () => listCategories())

export const POST = route({ access: 'admin', body: categoryInput, status: 201 }, ({ viewer, body }) =>
  createCategory(viewer, body),
)
