import { nextAuthHandler } from '@/lib/http/next-auth'

export { nextAuthHandler as GET, nextAuthHandler as POST }
