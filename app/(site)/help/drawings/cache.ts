import { publicPage } from '@/lib/http/public-page'

export const drawingsHelpPage = publicPage('/help/drawings')
