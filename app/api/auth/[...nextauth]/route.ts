import { nextAuthHandler } from '@/lib/auth/gateway'

export { nextAuthHandler as GET, nextAuthHandler as POST }
