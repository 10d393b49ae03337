import { TOKEN_MARK } from '@/lib/auth/access-tokens/constants'

const BORNE = new RegExp(`^bearer\\s+(${TOKEN_MARK}.*)$`, 'i')

/** Returns the access token that an Authorization header bears; null where it bears none of ours. */
export const borneToken = (authorization: string | null | undefined): string | null =>
  BORNE.exec(authorization ?? '')?.[1]?.trim() ?? null
