import { publicPage } from '@/lib/http/public-page'

export const termsPage = publicPage('/terms')
