import { dataVersion, openNames } from '@/lib/calculations/tables/reading/queries'
import { MEBIBYTE, type CacheDeclaration } from '@/lib/http/caching'
import { publicPage } from '@/lib/http/public-page'

const page = publicPage(/^\/data(?:\/[A-Za-z][A-Za-z0-9_]*)?$/, {
  version: dataVersion,
  bytes: 4 * MEBIBYTE,
})

/** The list of tables and the open ones as a whole; a table for members is rendered for its reader. */
export const dataPages: CacheDeclaration = {
  ...page,
  find: async (token, path) => {
    const [, , name] = path.split('/')
    return name === undefined || (await openNames()).includes(name) ? page.find(token, path) : null
  },
}
