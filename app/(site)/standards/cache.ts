import { registerList } from './content'
import { MEBIBYTE } from '@/lib/http/caching'
import { publicPage } from '@/lib/http/public-page'
import { libraryAndRegister } from '@/lib/standards/public/queries'

/**
 * The list of all standards: stale when the register or a citation changes, and by itself on a day on which a
 * status begins.
 */
export const registerPage = publicPage('/standards', {
  version: libraryAndRegister,
  contents: [registerList],
})

/** The changes of the register, standards and clauses, without the feed: stale as the list is. */
export const standardsPages = publicPage(/^\/standards(?!\/changes\.xml$)(?:\/[a-z0-9][a-z0-9.-]*){1,2}$/, {
  version: libraryAndRegister,
  bytes: 24 * MEBIBYTE,
})
