import { isVerified } from '@/lib/auth/access'
import { listOwnComments } from '@/lib/comments/queries'
import { pageQuery } from '@/lib/comments/schema'
import { pageData } from '@/lib/http/page-data'

export const myComments = pageData('/my-comments', 'signedIn', async (viewer, { query }) =>
  isVerified(viewer)
    ? listOwnComments(viewer, pageQuery.pick({ page: true }).catch({}).parse(query))
    : { items: [], total: 0, page: 1, pageSize: 1 },
)
