import { join } from 'node:path'

/** Built from a copy in a folder of the repository, so that Next finds the packages two folders up. */
export default { poweredByHeader: false, turbopack: { root: join(import.meta.dirname, '../../..') } }
