import 'server-only'
import { ENTRIES_PAGE_SIZE } from '../administration/constants'
import { register } from '../store'
import type { Correspondence } from '../types'
import type { CorrespondencesQuery } from './schema'
import type { Admin } from '@/lib/auth/viewer'
import type { Page } from '@/lib/core/page'

/** Returns one page of the corresponding clauses, by the earlier edition; with these words where given. */
export async function listCorrespondences(
  _viewer: Admin,
  { search = '', page = 1 }: CorrespondencesQuery,
): Promise<Page<Correspondence>> {
  const { correspondences } = await register()
  const words = search.toLowerCase()
  const found = correspondences.filter(({ from, to, change, source }) =>
    [from.designation, from.clause, to.designation, to.clause ?? '', change ?? '', source].some((text) =>
      text.toLowerCase().includes(words),
    ),
  )
  const at = Math.min(page, Math.max(1, Math.ceil(found.length / ENTRIES_PAGE_SIZE)))
  const items = found.slice((at - 1) * ENTRIES_PAGE_SIZE, at * ENTRIES_PAGE_SIZE)
  return { items, total: found.length, page: at, pageSize: ENTRIES_PAGE_SIZE }
}
