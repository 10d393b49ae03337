import { pageData } from '@/lib/http/page-data'
import { currentUser } from '@/lib/users/queries'

/** What the header of every page shows of a signed-in reader. */
export const account = pageData('header', 'signedIn', currentUser)
