/** The product's name and the few facts about it that many pages show. */
export const PRODUCT = {
  name: 'Loadpath',
  tagline: 'The route from the question to the clause',
  description:
    'A members’ library for structural engineers: articles that summarise and cross-reference design guidance and standards.',
} as const

/** The event by which a page tells that its scripts listen. */
export const ALIVE = 'loadpath:alive'

/** The header in which a page says whose it is: what it writes must not become somebody else's. */
export const PAGE_ACCOUNT = 'X-Page-Account'
