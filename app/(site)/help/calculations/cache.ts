import { calculationsHelp } from './content'
import { currentTables, tablesKey } from '@/lib/calculations/tables/queries'
import { publicPage } from '@/lib/http/public-page'

/** Stale when a table of the calculations changes. */
export const calculationsHelpPage = publicPage('/help/calculations', {
  version: async () => tablesKey(await currentTables()),
  contents: [calculationsHelp],
})
