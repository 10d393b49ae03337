import { pageData } from '@/lib/http/page-data'

/** The page is the same for all: answers are asked for by a call. */
export const assistant = pageData('/assistant', 'verified', () => Promise.resolve(null))
