import { publicPage } from '@/lib/http/public-page'

export const privacyPage = publicPage('/privacy')
