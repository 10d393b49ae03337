import { publicPage } from '@/lib/http/public-page'

export const forgotPasswordPage = publicPage('/forgot-password')
