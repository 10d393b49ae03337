import { publicPage } from '@/lib/http/public-page'

export const helpPage = publicPage('/help')
