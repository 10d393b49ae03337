import { publicPage } from '@/lib/http/public-page'
import { libraryAndRegister } from '@/lib/standards/public/queries'

/** Stale when an article, a name, a reference or the register changes, and when a status begins. */
export const homePage = publicPage('/', { version: libraryAndRegister })
