import { publicPage } from '@/lib/http/public-page'

export const contactPage = publicPage('/contact')
