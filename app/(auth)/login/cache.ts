import { publicPage } from '@/lib/http/public-page'

export const loginPage = publicPage('/login')
