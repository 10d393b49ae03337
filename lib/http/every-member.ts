import 'server-only'
import { randomToken } from '@/lib/core/crypto'

const HEADER = 'x-loadpath-every-member'

/** Shared by the parts of the build, each of which has modules of its own. */
const shared = globalThis as { loadpathEveryMember?: string }
const secret = () => (shared.loadpathEveryMember ??= randomToken())

/** Marks a request that the server makes of itself, for a page that is kept. Only this process knows the value. */
export const forEveryMember = (): Record<string, string> => ({ [HEADER]: secret() })

export const isForEveryMember = (headers: Headers) => headers.get(HEADER) === secret()
