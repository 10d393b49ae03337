import { publicPage } from '@/lib/http/public-page'

export const calculationsHelpPage = publicPage('/help/calculations')
