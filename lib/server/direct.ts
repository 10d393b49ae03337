import 'server-only'
import { directCalls } from './direct-calls'
import { GET as bookmarked } from '@/app/api/articles/[key]/bookmarked/route'
import { GET as liked } from '@/app/api/articles/[key]/liked/route'
import { GET as reading } from '@/app/api/articles/[key]/reading/route'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { GET as health } from '@/app/api/health/route'
import { GET as notifications } from '@/app/api/notifications/route'
import { GET as quickAnswer } from '@/app/api/search/answer/route'
import { GET as search } from '@/app/api/search/route'

/** The calls that every page makes, and that cost less than handing them to Next. */
export const answeredDirectly = directCalls([
  ['/api/articles/[key]/reading', reading],
  ['/api/articles/[key]/liked', liked],
  ['/api/articles/[key]/bookmarked', bookmarked],
  ['/api/auth/user', currentUser],
  ['/api/notifications', notifications],
  ['/api/health', health],
])

/**
 * What is asked while somebody types a question. It costs more, so it waits its turn with what Next answers,
 * and is answered from the same caches as the search page.
 */
export const searchesAnswered = directCalls([
  ['/api/search', search],
  ['/api/search/answer', quickAnswer],
])
