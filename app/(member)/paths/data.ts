import { pageData } from '@/lib/http/page-data'
import { listPaths } from '@/lib/paths/queries'

export const paths = pageData('/paths', 'verified', (viewer) => listPaths(viewer))
