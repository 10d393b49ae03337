import { MEBIBYTE } from '@/lib/http/caching'
import { publicPage } from '@/lib/http/public-page'
import { libraryAndRegister } from '@/lib/standards/public/queries'

/**
 * The register, its changes, standards and clauses, without the feed: stale when the register or a citation
 * changes, and by themselves on a day on which a status begins.
 */
export const standardsPages = publicPage(/^\/standards(?!\/changes\.xml$)(?:\/[a-z0-9][a-z0-9.-]*){0,2}$/, {
  version: libraryAndRegister,
  bytes: 24 * MEBIBYTE,
})
